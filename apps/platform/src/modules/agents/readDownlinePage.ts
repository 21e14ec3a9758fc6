import type { TeamPart } from '@baize/contract/agents/teamParts';
import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { peopleWhats } from './readTeamCounts.ts';
import { readTeamPart } from './readTeamPart.ts';
import { readStretch } from './store/days.ts';
import { readDownlines, type DownlineRow } from './store/tree.ts';
import { withTeam } from './withTeam.ts';

type Asked = Readonly<{
  brand: Brand;
  brandId: number;
  agentId: bigint;
  /** Whose direct downlines, where nothing else is asked for. */
  parentId: bigint;
  search?: string | undefined;
  part?: TeamPart | undefined;
  from?: string | undefined;
  to?: string | undefined;
  scope?: 'direct' | 'team' | 'me' | undefined;
  limit: number;
  offset?: number;
  /** The member before them. */
  after?: bigint | undefined;
}>;

/** A page of members of a team: who stands directly below somebody, whose name begins so, or whom a figure counts. */
export async function readDownlinePage(
  deps: Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>,
  asked: Asked,
): Promise<{ rows: DownlineRow[]; total: number }> {
  const { brandId, agentId, parentId, limit, offset, after } = asked;
  const found = await memberIdsOf(deps, asked);
  if (found === undefined) return readDownlines(deps.pool, { brandId, agentId, parentId, limit, offset, after });
  const { memberIds, total } = found;
  const { rows } = await readDownlines(deps.pool, { brandId, agentId, memberIds, limit });
  return { rows, total };
}

async function memberIdsOf(
  deps: Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>,
  { brand, brandId, agentId, part, from, to, scope, limit, offset, after, ...asked }: Asked,
): Promise<{ memberIds: bigint[]; total: number } | undefined> {
  if (part !== undefined) {
    if (from === undefined || to === undefined) throw new Refusal('span_invalid');
    const { timeZone } = brand;
    await readStretch(deps.pool, { from, to, timeZone });
    const days = { from, to, timeZone, scope: scope === 'direct' ? scope : 'team' } as const;
    const page = { limit, offset, after };
    return withTeam(deps, { brand, agentId, whats: peopleWhats }, (team) =>
      readTeamPart(team, { brandId, part, ...days, ...page }),
    );
  }
  const search = asked.search?.trim() ?? '';
  return search === ''
    ? undefined
    : deps.identity.activity.findNamed({ brandId, agentId, search, limit, offset, after });
}
