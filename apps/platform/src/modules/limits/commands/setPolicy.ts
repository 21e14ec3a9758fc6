import type { InputOf, updatePolicy } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readPolicy, savePolicy } from '../store.ts';

/** Sets the brand's responsible gaming policy if its version is the one that was read. Returns the new version. */
export async function setPolicy(
  { pool }: Pick<LimitsDeps, 'pool'>,
  act: InputOf<typeof updatePolicy> & { operator: OperatorSession; ip: string },
): Promise<number> {
  const { operator, ip, reason, policy } = act;
  const { brandId } = operator;
  return transact(pool, async (client) => {
    const { version: _, ...before } = await readPolicy(client, brandId);
    const saved = await savePolicy(client, { brandId, version: act.version, policy });
    if (saved === undefined) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, ip, reason, actorId: operator.operatorId, actor: operator.username },
      ...{ action: 'limits.updatePolicy', objectType: 'limitsPolicy', objectId: String(brandId) },
      ...{ before, after: policy },
    });
    return saved;
  });
}
