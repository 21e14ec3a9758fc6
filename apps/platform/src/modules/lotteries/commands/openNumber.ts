import type { cancelRestriction, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { ceilingFacts } from '../ceilingFacts.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { countChange, endRestriction, readRestriction } from '../store/restrictions.ts';

type Asked = InputOf<typeof cancelRestriction> & { operator: OperatorSession; ip: string };

/** Ends a restriction. An order that is held against it still is read anew, and finds the number open. */
export async function openNumber({ pool }: Pick<LotteriesDeps, 'pool'>, asked: Asked): Promise<number> {
  const { restrictionId: id, reason, operator, ip } = asked;
  const { brandId, operatorId, username } = operator;
  if (reason.length < 3) throw new Refusal('reason_required');
  return transact(pool, async (client) => {
    const found = await readRestriction(client, { brandId, id });
    if (found === undefined || !(await endRestriction(client, { id, by: username }))) {
      throw new Refusal('restriction_not_found');
    }
    const { lotteryId, code, play, drawNo } = found;
    await countChange(client, lotteryId);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'lotteries.cancelRestriction', objectType: 'lottery', objectId: code },
      before: { play, draw: drawNo, ...ceilingFacts([found]) },
      after: {},
    });
    return lotteryId;
  });
}
