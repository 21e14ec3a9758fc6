import type { InputOf, updateQuota } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { isAgentType } from '../rules.ts';
import { grantQuota, holdQuotas, readQuotas, type QuotaRow } from '../store/quotas.ts';
import { readMember } from '../store/tree.ts';

type Order = InputOf<typeof updateQuota> & { operator: OperatorSession; ip: string };

const SHORTEST_REASON = 10;

/** Sets one interval of an agent's quota, with a row in the agent's change log and the audit trail. */
export async function setQuota({ pool, operators }: AgentsDeps, order: Order): Promise<QuotaRow[]> {
  const { operator, ip, fromBps, toBps, granted } = order;
  const { brandId, operatorId, username } = operator;
  const reason = order.reason.trim();
  if (reason.length < SHORTEST_REASON) throw new Refusal('reason_required');
  if (toBps <= fromBps) throw new Refusal('quota_interval_invalid');
  const memberId = BigInt(order.memberId);
  if (await operators.isOwnAccount(operatorId, memberId)) throw new Refusal('not_allowed');
  return transact(pool, async (client) => {
    const agent = await readMember(client, { brandId, memberId });
    if (!agent || !isAgentType(agent.type)) throw new Refusal('member_not_found');
    await holdQuotas(client, memberId);
    const before = await readQuotas(client, { brandId, memberId });
    const same = before.find((quota) => quota.fromBps === fromBps && quota.toBps === toBps);
    const isCrossing = before.some((quota) => quota !== same && quota.fromBps < toBps && quota.toBps > fromBps);
    if (isCrossing) throw new Refusal('quota_interval_invalid');
    const isSet = await grantQuota(client, { brandId, memberId, fromBps, toBps, granted, by: username });
    if (!isSet) throw new Refusal('quota_below_used');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'agents.updateQuota', objectType: 'member', objectId: String(memberId) },
      before: { fromBps, toBps, granted: same?.granted ?? 0 },
      after: { fromBps, toBps, granted },
    });
    return readQuotas(client, { brandId, memberId });
  });
}
