import type { TeamPart } from '@baize/contract/agents/teamParts';
import { listSilent, listThere } from '#modules/identity/index.ts';
import type { What } from './Count.ts';
import { readTeamCounts, silentSince, type TeamQuery } from './readTeamCounts.ts';
import { readPartByCount, readPartByJoining } from './store/parts.ts';
import { readCountedOf } from './store/counts.ts';
import type { Team } from './withTeam.ts';

type Asked = TeamQuery &
  Readonly<{
    part: TeamPart;
    timeZone: string;
    limit: number;
    offset?: number | undefined;
    after?: bigint | undefined;
  }>;

/** A page of the members whom a figure of the overview counts, by their numbers, with how many these are: as many as it says. */
export async function readTeamPart(team: Team, asked: Asked): Promise<{ memberIds: bigint[]; total: number }> {
  const { part } = asked;
  const { counts } = await readTeamCounts(team, asked);
  return { memberIds: await pageOfPart(team, asked), total: counts[part] };
}

async function pageOfPart(team: Team, asked: Asked): Promise<bigint[]> {
  const { part, brandId, scope, limit, offset, after } = asked;
  const below = { brandId, agentId: team.agentId, scope, limit, offset, after };
  switch (part) {
    case 'online':
      return listThere(team.db, below);
    case 'silent3':
      return listSilent(team.db, { ...below, since: silentSince(team, 3) });
    case 'silent7':
      return listSilent(team.db, { ...below, since: silentSince(team, 7) });
    case 'everybody':
    case 'agents':
    case 'members':
    case 'joined': {
      const { from, to, timeZone } = asked;
      const isAgent = part === 'agents' || part === 'members' ? part === 'agents' : null;
      return readPartByJoining(team.db, { ...below, isAgent, ...(part === 'joined' ? { from, to, timeZone } : {}) });
    }
    case 'firstDeposits':
      return pageByCount(team, asked, 'first');
    case 'active':
      return pageByCount(team, asked, 'active');
  }
}

/** By what was counted of each, put right for those of whom something is not counted yet. */
async function pageByCount(team: Team, asked: Asked, what: Extract<What, 'first' | 'active'>): Promise<bigint[]> {
  const { brandId, scope, from, to, limit, offset, after } = asked;
  const isMeant = (row: { what: What; day: string; key: string }): boolean =>
    row.what === what && row.day >= from && row.day <= to && (what === 'first' || row.key < from);
  const changed = [...new Set(team.changes.filter((row) => row.what === what).map(({ memberId }) => memberId))];
  const sums = new Map(changed.map((id) => [id, 0n]));
  for (const row of [...(await readCountedOf(team.db, changed, what)), ...team.changes]) {
    const sum = sums.get(row.memberId);
    if (sum !== undefined && isMeant(row)) sums.set(row.memberId, sum + row.count);
  }
  const counted = changed.filter((id) => (sums.get(id) ?? 0n) > 0n);
  return readPartByCount(team.db, {
    ...{ brandId, agentId: team.agentId, scope, what, from, to, limit, offset, after, changed, counted },
  });
}
