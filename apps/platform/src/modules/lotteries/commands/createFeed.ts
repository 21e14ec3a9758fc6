import type { createFeed as operation, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { newFeedKey } from '../feedKeyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import type { OperatorFeedRow } from '../OperatorFeedRow.ts';
import { insertFeed, insertFeedChange, listFeedsOf } from '../store/feedChanges.ts';
import { fedIdsOf } from './fedIdsOf.ts';

type Asked = InputOf<typeof operation> & { operator: OperatorSession; ip: string };

/** Stores a feed with a key that is returned once. It is inactive until a second operator approves. */
export async function createFeed(
  { pool, secrets }: Pick<LotteriesDeps, 'pool' | 'secrets'>,
  { code, name, gameCodes, reason, operator, ip }: Asked,
): Promise<{ feed: OperatorFeedRow; secret: string }> {
  const { brandId, operatorId, username } = operator;
  if (reason.length < 3) throw new Refusal('reason_required');
  const { secret, sealed } = newFeedKey(secrets, code);
  return transact(pool, async (client) => {
    const lotteryIds = await fedIdsOf(client, { brandId, gameCodes, feedId: undefined });
    const feedId = await insertFeed(client, { brandId, code, name, by: username });
    if (feedId === undefined) throw new Refusal('feed_exists');
    await insertFeedChange(client, {
      ...{ brandId, feedId, kind: 'create', sealedSecret: sealed, keepsOld: false, lotteryIds, reason },
      ...{ proposedBy: username, proposerId: operatorId },
    });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'lotteries.createFeed', objectType: 'feed', objectId: code },
      after: { name, lotteries: gameCodes.join(' ') },
    });
    const [feed] = await listFeedsOf(client, { brandId, id: feedId });
    if (!feed) throw new Error(`There is no feed ${feedId}.`);
    return { feed, secret };
  });
}
