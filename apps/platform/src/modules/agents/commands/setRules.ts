import { formatAmount } from '@baize/maths';
import { transact } from '@baize/server/transact';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { rulesFault, type AgentRules } from '../rules.ts';
import { readRules, writeRules } from '../store/rules.ts';

type Order = { rules: AgentRules; reason: string; operator: OperatorSession; ip: string };

/** Sets what agents have to keep to, with what it was before in the trail; over the version that was seen and no other. */
export async function setRules({ pool }: Pick<AgentsDeps, 'pool'>, order: Order): Promise<AgentRules> {
  const { rules, reason, operator, ip } = order;
  const { brandId, operatorId, username } = operator;
  const field = rulesFault(rules);
  if (field !== undefined) throw new Refusal('field_invalid', `Not valid: ${field}`, { field });
  return transact(pool, async (client) => {
    const before = await readRules(client, brandId);
    const after = await writeRules(client, { ...rules, brandId });
    if (after === undefined) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'agents.updateAgentRules', objectType: 'agentRules', objectId: String(brandId) },
      ...{ before: told(before), after: told(after) },
    });
    return after;
  });
}

const told = ({ transferDailySum, rebatePercents, ...rules }: AgentRules) => ({
  ...rules,
  transferDailySum: formatAmount(transferDailySum),
  rebatePercents: JSON.stringify(rebatePercents),
});
