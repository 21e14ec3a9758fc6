import type { Call, MemberSession } from '#kit/implement.ts';
import type { getTeamOverview } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { isAgentType } from './rules.ts';

type AgentCall = Pick<Call<typeof getTeamOverview>, 'brand'> & { session: MemberSession };

/** The calling agent; all others are refused. */
export function agentOf({ session }: AgentCall): { brandId: number; agentId: bigint; memberId: bigint } {
  if (!isAgentType(session.type)) throw new Refusal('not_allowed');
  return { brandId: session.brandId, agentId: session.memberId, memberId: session.memberId };
}
