import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { isAgentType } from '#modules/agents/index.ts';

/** Refuses brands without the contracts module. */
export function refuseClosed(brand: Pick<Brand, 'modules'>): void {
  if (!brand.modules.has('AGENTPOLICY3')) throw new Refusal('agent_policy_closed');
}

/** Contract pages are for agents of a brand with the module. */
export function refuseOutsider(brand: Pick<Brand, 'modules'>, { type }: Pick<MemberSession, 'type'>): void {
  refuseClosed(brand);
  if (!isAgentType(type)) throw new Refusal('non_agent_account');
}
