import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps, Transaction } from './AgentsDeps.ts';
import { refuseTerms } from './refuseTerms.ts';
import { isAgentType } from './rules.ts';
import type { MemberRow } from './MemberRow.ts';
import { readRules } from './store/rules.ts';
import { depthBelow, readMember } from './store/tree.ts';

/**
 * Refuses a move that cannot be: to where somebody stands already, to nobody who is an agent, into the own team, below
 * somebody who may not give what the moved one has, or away from an upline who has promised to pay: a contract is between
 * neighbours, and only both of them end it. Belongs behind `holdTree`.
 */
export async function refuseMove(
  { boundBy }: Pick<AgentsDeps, 'boundBy'>,
  client: Transaction,
  { brandId, moved, toId }: { brandId: number; moved: MemberRow; toId: bigint | null },
): Promise<void> {
  if (moved.parentId === toId) throw new Refusal('move_not_possible');
  await refusePlace(client, { brandId, moved, toId });
  const kinds = await boundBy(client, { brandId, memberId: moved.memberId, parentId: moved.parentId });
  if (kinds.length > 0) throw new Refusal('move_bound_by_contracts', 'move_bound_by_contracts', { kinds });
}

async function refusePlace(
  client: Transaction,
  { brandId, moved, toId }: { brandId: number; moved: MemberRow; toId: bigint | null },
): Promise<void> {
  if (toId === null) return;
  const to = await readMember(client, { brandId, memberId: toId });
  if (!to || !isAgentType(to.type)) throw new Refusal('move_not_possible');
  const depth = await depthBelow(client, { brandId, agentId: moved.memberId, memberId: toId });
  if (depth !== undefined) throw new Refusal('move_not_possible');
  refuseTerms(moved, to, await readRules(client, brandId));
}
