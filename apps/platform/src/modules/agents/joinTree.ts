import type { Client } from '#kit/db.ts';
import { readRules } from './store/rules.ts';
import { holdTree, insertMember, readMember } from './store/tree.ts';
import { isAgentType } from './rules.ts';

export type Newcomer = Readonly<{
  brandId: number;
  memberId: bigint;
  type: number;
  /** Who brought the account; nobody puts it at the top. */
  invitedBy?: bigint | undefined;
  /** What it is given; without it nothing beyond what everybody has. */
  terms?: Readonly<{ rebateBps: number; prizeGroup: number }> | undefined;
}>;

/**
 * Puts a new account into the tree; belongs in the transaction that opens it. Below an agent stands whom the agent
 * brought; whom a member brought stands beside that member, below the same agent.
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
