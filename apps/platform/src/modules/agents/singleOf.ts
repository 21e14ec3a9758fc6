import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { depthBelow } from './store/tree.ts';

type Asked = Readonly<{
  brandId: number;
  agentId: bigint;
  scope: 'me' | 'direct' | 'team';
  /** Anybody of the team by name; wins over the scope. */
  account?: string | undefined;
}>;

/**
 * Whose rows alone an agent asked for; nobody's where all of the team or who stands directly below is meant. A name outside
 * of the own team is as unknown as one that nobody has.
 */
export async function singleOf(
  { pool, identity }: Pick<AgentsDeps, 'pool' | 'identity'>,
  { brandId, agentId, scope, account }: Asked,
): Promise<bigint | undefined> {
  if (account !== undefined && account.trim() !== '') {
    const found = await identity.findAccountByName({ brandId, account });
    const depth = found && (await depthBelow(pool, { brandId, agentId, memberId: found.memberId }));
    if (!found || depth === undefined) throw new Refusal('downline_unknown');
    return found.memberId;
  }
  return scope === 'me' ? agentId : undefined;
}
