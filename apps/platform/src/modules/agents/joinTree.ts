import type { Client } from '#kit/db.ts';
import { readRules } from './store/rules.ts';
import { holdTree, insertMember, readMember } from './store/tree.ts';
import { isAgentType } from './rules.ts';

export type Newcomer = Readonly<{
  brandId: number;
  memberId: bigint;
  type: number;
  /** The inviter; without one it is at the top. */
  invitedBy?: bigint | undefined;
  /** Its terms; by default those of everybody. */
  terms?: Readonly<{ rebateBps: number; prizeGroup: number }> | undefined;
}>;

/**
 * Adds a new account to the tree, in the transaction that opens it. An agent's invitee is below the agent; a member's
 * invitee is beside that member, below the same agent.
 */
export async function joinTree(client: Client, { brandId, memberId, type, invitedBy, terms }: Newcomer): Promise<void> {
  await holdTree(client, brandId);
  const inviter = invitedBy === undefined ? undefined : await readMember(client, { brandId, memberId: invitedBy });
  const parentId = inviter && (isAgentType(inviter.type) ? inviter.memberId : inviter.parentId);
  const { rebateBps, prizeGroup } = terms ?? {
    rebateBps: 0,
    prizeGroup: (await readRules(client, brandId)).minPrizeGroup,
  };
  await insertMember(client, { brandId, memberId, parentId: parentId ?? null, type, rebateBps, prizeGroup });
}
