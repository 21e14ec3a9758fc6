import type { InputOf, updateFeed as operation } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { newFeedKey } from '../feedKeyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import type { OperatorFeedRow } from '../OperatorFeedRow.ts';
import { holdFeed, insertFeedChange, listFeedsOf, writeFeedOpen, writeFeedVersion } from '../store/feedChanges.ts';
import { fedIdsOf } from './fedIdsOf.ts';

type Asked = InputOf<typeof operation> & { operator: OperatorSession; ip: string };

/** Closes a feed at once, or stores a change for a second operator's approval. */
export async function updateFeed(
  { pool, secrets }: Pick<LotteriesDeps, 'pool' | 'secrets'>,
  { feedId, version, change, reason, operator, ip }: Asked,
): Promise<{ feed: OperatorFeedRow; secret: string | null }> {
  const { brandId, operatorId, username } = operator;
  if (reason.length < 3) throw new Refusal('reason_required');
  return transact(pool, async (client) => {
    const held = await holdFeed(client, { brandId, id: feedId });
    if (!held) throw new Refusal('feed_not_found');
    if (held.version !== version) throw new Refusal('version_conflict');
    const key = change.kind === 'key' ? newFeedKey(secrets, held.code) : undefined;
    if (change.kind === 'close') {
      if (!held.isOpen) throw new Refusal('feed_state_changed');
      await writeFeedOpen(client, held.id, false);
    } else {
      if (change.kind === 'open' && held.isOpen) throw new Refusal('feed_state_changed');
      if (change.kind === 'open' && held.secretFile === null && held.sealedSecret === null) {
        throw new Refusal('feed_without_key');
      }
      const written = await insertFeedChange(client, {
        ...{ brandId, feedId: held.id, kind: change.kind, reason, proposedBy: username, proposerId: operatorId },
        ...{ sealedSecret: key?.sealed ?? null, keepsOld: change.kind === 'key' && change.keepsOld },
        lotteryIds:
          change.kind === 'lotteries'
            ? await fedIdsOf(client, { brandId, gameCodes: change.gameCodes, feedId: held.id })
            : null,
      });
      if (!written) throw new Refusal('feed_change_waiting');
    }
    await writeFeedVersion(client, held.id, username);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'lotteries.updateFeed', objectType: 'feed', objectId: held.code },
      before: { isOpen: held.isOpen },
      after: {
        ...{ kind: change.kind, keepsOld: change.kind === 'key' ? change.keepsOld : null },
        lotteries: change.kind === 'lotteries' ? change.gameCodes.join(' ') : null,
      },
    });
    const [feed] = await listFeedsOf(client, { brandId, id: held.id });
    if (!feed) throw new Error(`There is no feed ${feedId}.`);
    return { feed, secret: key?.secret ?? null };
  });
}
