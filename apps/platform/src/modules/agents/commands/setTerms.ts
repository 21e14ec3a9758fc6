import type { InputOf, updateMemberTerms } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { changeTerms, termsOf } from './changeTerms.ts';

type Order = InputOf<typeof updateMemberTerms> & { operator: OperatorSession; ip: string };

/** Sets any account's terms, with a row in its change log and the audit trail; nobody sets those of the own account. */
export async function setTerms({ pool, operators }: AgentsDeps, order: Order): Promise<void> {
  const { operator, ip, reason, rebateBps, prizeGroup } = order;
  const { brandId, operatorId, username } = operator;
  const memberId = BigInt(order.memberId);
  const after = { rebateBps, prizeGroup };
  if (await operators.isOwnAccount(operatorId, memberId)) throw new Refusal('not_allowed');
  await transact(pool, async (client) => {
    const before = await changeTerms(client, { brandId, memberId, after, by: { byOperator: username, reason } });
    if (!before) throw new Refusal('member_not_found');
    if (before.rebateBps === rebateBps && before.prizeGroup === prizeGroup) return;
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'agents.updateMemberTerms', objectType: 'member', objectId: order.memberId },
      ...{ before: termsOf(before), after },
    });
  });
}
