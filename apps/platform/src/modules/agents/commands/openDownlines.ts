import type { createDownlines, InputOf, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps, Transaction } from '../AgentsDeps.ts';
import { refuseTerms } from '../refuseTerms.ts';
import { isAgentType, type Terms } from '../rules.ts';
import { takeQuota } from '../store/quotas.ts';
import { readRules } from '../store/rules.ts';
import { holdTerms } from '../store/terms.ts';
import { readMember } from '../store/tree.ts';

type Order = InputOf<typeof createDownlines> & { brand: Brand; agentId: bigint; address: string };
type Answer = OutputOf<typeof createDownlines>;
type RefusedCode = Answer['refused'][number]['code'];

const ofOneName: ReadonlySet<string> = new Set([
  'username_taken',
  'username_invalid',
  'field_required',
  'quota_used_up',
]);

/**
 * Opens accounts directly below an agent. Terms and password are checked once for the whole request; each account is
 * opened in a transaction of its own that locks the agent's terms, so that nothing is given that was lowered meanwhile.
 */
export async function openDownlines(deps: AgentsDeps, order: Order): Promise<Answer> {
  const { brand, agentId, rebateBps, prizeGroup, password } = order;
  const terms = { rebateBps, prizeGroup };
  const [rules, own] = await Promise.all([
    readRules(deps.pool, brand.id),
    readMember(deps.pool, { brandId: brand.id, memberId: agentId }),
  ]);
  if (!own) throw new Refusal('not_allowed');
  refuseTerms(terms, own, rules);
  const usernames = [...new Set(order.usernames.map((name) => name.trim()))];
  deps.identity.refusePassword({ brand, password, field: 'password', names: usernames });
  const answer: Answer = { opened: [], refused: [] };
  for (const username of usernames) {
    try {
      answer.opened.push(await openOne(deps, order, username, terms));
    } catch (error) {
      if (!(error instanceof Refusal) || !ofOneName.has(error.code)) throw error;
      answer.refused.push({ username, code: error.code as RefusedCode });
    }
  }
  return answer;
}

async function openOne(deps: AgentsDeps, order: Order, username: string, terms: Terms) {
  const { brand, agentId, type, password, address } = order;
  deps.identity.refuseName(brand, username);
  const { memberId } = await deps.identity.openAccount({
    ...{ brand, username, password, type, terms, address },
    invitedBy: agentId,
    mustChangePassword: true,
    steps: { complete: (client, id) => giveTerms(client, { brandId: brand.id, agentId, terms, forId: id }) },
  });
  return { memberId: String(memberId), account: username };
}

/** Checks that the agent may give these terms now; above the free rebate it takes one from the quota. */
export async function giveTerms(
  client: Transaction,
  { brandId, agentId, terms, forId }: { brandId: number; agentId: bigint; terms: Terms; forId: bigint },
): Promise<void> {
  const own = await holdTerms(client, { brandId, memberId: agentId });
  // Nobody gives who was an agent when the request came in and is none any more.
  if (!own || !isAgentType(own.type)) throw new Refusal('not_allowed');
  refuseTerms(terms, own, await readRules(client, brandId));
  await demandQuota(client, { brandId, agentId, rebateBps: terms.rebateBps, forId });
}

/** Takes one from the agent's quota of a rebate's interval, as far as it has to have one. */
export async function demandQuota(
  client: Transaction,
  { brandId, agentId, rebateBps, forId }: { brandId: number; agentId: bigint; rebateBps: number; forId: bigint },
): Promise<void> {
  const { freeRebateBps } = await readRules(client, brandId);
  if (rebateBps <= freeRebateBps) return;
  if (!(await takeQuota(client, { brandId, memberId: agentId, rebateBps, forId }))) throw new Refusal('quota_used_up');
}
