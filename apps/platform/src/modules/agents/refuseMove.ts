import type { Client } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { refuseTerms } from './refuseTerms.ts';
import { isAgentType } from './rules.ts';
import type { MemberRow } from './MemberRow.ts';
import { readRules } from './store/rules.ts';
import { depthBelow, readMember } from './store/tree.ts';

/**
 * Refuses an invalid move: to the current upline, to a non-agent, into the own team, or below an agent that may not
 * give the member's terms. Call it after `holdTree`.
 */
export async function refuseMove(
  client: Client,
  { brandId, moved, toId }: { brandId: number; moved: MemberRow; toId: bigint | null },
): Promise<void> {
  if (moved.parentId === toId) throw new Refusal('move_not_possible');
  if (toId === null) return;
  const to = await readMember(client, { brandId, memberId: toId });
  if (!to || !isAgentType(to.type)) throw new Refusal('move_not_possible');
  const depth = await depthBelow(client, { brandId, agentId: moved.memberId, memberId: toId });
  if (depth !== undefined) throw new Refusal('move_not_possible');
  refuseTerms(moved, to, await readRules(client, brandId));
}
