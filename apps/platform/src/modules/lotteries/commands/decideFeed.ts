import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { feedKeyOf, sealFeedKey } from '../feedKeyOf.ts';
import type { LotteriesDeps, Transaction } from '../LotteriesDeps.ts';
import type { OperatorFeedRow } from '../OperatorFeedRow.ts';
import {
  holdFeed,
  listFeedsOf,
  readFeedChange,
  writeFeedDecision,
  writeFeedKey,
  writeFeedLotteries,
  writeFeedOpen,
  writeFeedVersion,
  type FeedChangeRow,
  type HeldFeed,
} from '../store/feedChanges.ts';

type Deps = Pick<LotteriesDeps, 'pool' | 'secrets'>;
type Decision = { changeId: string; isApproved: boolean; operator: OperatorSession; ip: string };

/** The second operator's decision on a requested change of a feed. */
export async function decideFeed(deps: Deps, decision: Decision): Promise<OperatorFeedRow> {
  const { changeId, isApproved, operator, ip } = decision;
  const { brandId, operatorId, username } = operator;
  return transact(deps.pool, async (client) => {
    const asked = await readFeedChange(client, { brandId, id: changeId });
    if (!asked) throw new Refusal('feed_change_not_found');
    if (isApproved && asked.proposerId === operatorId) throw new Refusal('second_operator_needed');
    const feed = await holdFeed(client, { brandId, id: asked.feedId });
    if (!feed) throw new Error(`Change ${changeId} has no feed.`);
    const state = isApproved ? 'approved' : 'rejected';
    if (!(await writeFeedDecision(client, { id: asked.id, state, by: username }))) {
      throw new Refusal('feed_change_decided');
    }
    if (isApproved) await apply(deps, client, { feed, asked });
    await writeFeedVersion(client, feed.id, username);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: asked.reason },
      ...{ action: 'lotteries.decideFeed', objectType: 'feed', objectId: feed.code },
      before: { isOpen: feed.isOpen },
      after: { decision: state, kind: asked.kind, proposedBy: asked.proposedBy },
    });
    const [now] = await listFeedsOf(client, { brandId, id: feed.id });
    if (!now) throw new Error(`There is no feed ${feed.id}.`);
    return now;
  });
}

async function apply(
  { secrets }: Deps,
  client: Transaction,
  { feed, asked }: { feed: HeldFeed; asked: FeedChangeRow },
): Promise<void> {
  const { kind, sealedSecret, keepsOld, lotteryIds } = asked;
  if (sealedSecret !== null) {
    const old = keepsOld ? feedKeyOf(secrets, feed) : undefined;
    const oldSealed = old === undefined ? null : sealFeedKey(secrets, feed.code, old);
    await writeFeedKey(client, { id: feed.id, sealed: sealedSecret, old: oldSealed });
  }
  if (lotteryIds !== null && !(await writeFeedLotteries(client, { id: feed.id, lotteryIds }))) {
    throw new Refusal('feed_lottery_taken');
  }
  if (kind === 'open' && feed.secretFile === null && feed.sealedSecret === null) throw new Refusal('feed_without_key');
  if (kind === 'create' || kind === 'open') await writeFeedOpen(client, feed.id, true);
}
