import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { depthBelow } from './store/tree.ts';

type Asked = Readonly<{
  brandId: number;
  agentId: bigint;
  scope: 'me' | 'direct' | 'team';
  /** A team member by name; takes precedence over the scope. */
  account?: string | undefined;
}>;

/**
 * The one member whose rows an agent asked for; undefined for the team or direct downlines. A name outside the own team
 * is treated as unknown.
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
