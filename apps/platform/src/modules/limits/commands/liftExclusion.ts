import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { liftBlocks } from '../store.ts';

/** Lifts operators' exclusions; refuses with `exclusion_not_found` if there are none. */
export async function liftExclusion(
  { pool }: Pick<LimitsDeps, 'pool'>,
  act: { operator: OperatorSession; ip: string; memberId: bigint; reason: string },
): Promise<void> {
  const { operator, ip, memberId, reason } = act;
  const { brandId } = operator;
  await transact(pool, async (client) => {
    const count = await liftBlocks(client, { brandId, memberId, operator: operator.username, reason });
    if (count === 0) throw new Refusal('exclusion_not_found');
    await record(client, {
      ...{ brandId, ip, reason, actorId: operator.operatorId, actor: operator.username },
      ...{ action: 'limits.closeExclusion', objectType: 'member', objectId: String(memberId) },
      after: { lifted: count },
    });
  });
}
