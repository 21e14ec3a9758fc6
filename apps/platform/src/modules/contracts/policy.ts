import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { isAgentType } from '#modules/agents/index.ts';

/** Contracts are there where the brand has them. */
export function refuseClosed(brand: Pick<Brand, 'modules'>): void {
  if (!brand.modules.has('AGENTPOLICY3')) throw new Refusal('agent_policy_closed');
}

/** The pages of contracts are for agents of a brand that has them. */
export function refuseOutsider(brand: Pick<Brand, 'modules'>, { type }: Pick<MemberSession, 'type'>): void {
  refuseClosed(brand);
  if (!isAgentType(type)) throw new Refusal('non_agent_account');
}
