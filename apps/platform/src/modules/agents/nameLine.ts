import type { AgentsDeps } from './AgentsDeps.ts';
import { lineTo } from './store/tree.ts';

type Team = Readonly<{ brandId: number; agentId: bigint }>;

/** The path of names from an agent down to a member; empty if the member is not in the team. */
export async function nameLine(
  { pool, identity }: Pick<AgentsDeps, 'pool' | 'identity'>,
  { brandId, agentId }: Team,
  memberId: bigint,
): Promise<{ memberId: string; account: string }[]> {
  const line = await lineTo(pool, { brandId, agentId, memberId });
  const accounts = await identity.accountsOf({ brandId, memberIds: line });
  return line.map((id) => ({ memberId: String(id), account: accounts.get(id)?.account ?? '' }));
}
