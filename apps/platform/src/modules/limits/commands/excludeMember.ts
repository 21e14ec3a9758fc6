import type { OperatorSession } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { addBlock } from '../store.ts';

/** Excludes a member by an operator's decision, with the reason in the audit trail. Their sessions end with it. */
export async function excludeMember(
  { identity }: Pick<LimitsDeps, 'identity'>,
  act: { operator: OperatorSession; ip: string; memberId: bigint; days: number | null; reason: string },
): Promise<void> {
  const { operator, ip, memberId, days, reason } = act;
  const { brandId } = operator;
  await identity.signOut({ brandId, memberId }, async (client) => {
    await addBlock(client, {
      ...{ brandId, memberId, kind: 'operatorExclusion', reason, operator: operator.username },
      lasts: days === null ? null : { days },
    });
    await record(client, {
      ...{ brandId, ip, reason, actorId: operator.operatorId, actor: operator.username },
      ...{ action: 'limits.createExclusion', objectType: 'member', objectId: String(memberId) },
      after: { days },
    });
  });
}
