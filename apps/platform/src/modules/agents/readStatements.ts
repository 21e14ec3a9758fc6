import type { Brand } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { Counted } from './Count.ts';
import { addFigures, figuresOf, type Figures } from './figuresOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { readDirect } from './store/tree.ts';
import { readBranchSums, type BranchQuery } from './store/teamSums.ts';
import { refuseOthers, withTeam, type Team } from './withTeam.ts';

type Query = Days &
  Readonly<{
    brand: Brand;
    parentId: bigint;
    limit: number;
    offset?: number;
    /** The downline before them. */
    after?: bigint | undefined;
  }>;
export type Branch = { memberId: bigint; type: number; teamCount: number; figures: Figures };

/** A member's own figures, a page of direct downlines with their teams' figures, and the total. */
export async function readStatements(
  deps: Pick<AgentsDeps, 'pool' | 'catalogue'>,
  { brand, parentId, from, to, limit, offset, after }: Query,
): Promise<{ own: Figures; branches: Branch[]; count: number; total: Figures }> {
  await readStretch(deps.pool, { from, to, timeZone: brand.timeZone });
  const whats = ['play', 'money', 'joined'] as const;
  return withTeam(deps, { brand, agentId: parentId, whats }, async (team) => {
    const { rows, total: count } = await readDirect(team.db, { brandId: brand.id, parentId, limit, offset, after });
    const memberIds = [parentId, ...rows.map(({ memberId }) => memberId)];
    const { own, below } = await branchesOf(team, { own: memberIds, below: memberIds, whats, from, to });
    return {
      own: figuresOf(own(parentId)),
      branches: rows.map(({ memberId, type }) => ({
        ...{ memberId, type, figures: addFigures([figuresOf(own(memberId)), figuresOf(below(memberId))]) },
        teamCount: Number(below(memberId).reduce((sum, row) => sum + (row.what === 'joined' ? row.count : 0n), 0n)),
      })),
      count,
      total: addFigures([figuresOf(own(parentId)), figuresOf(below(parentId))]),
    };
  });
}

/**
 * Figures of some days for an agent and some direct downlines: those of the ones in `own`, and of the teams below the ones
 * in `below`, with their size where that is asked for.
 */
export async function branchesOf(
  team: Team,
  query: BranchQuery,
): Promise<Record<'own' | 'below', (memberId: bigint) => Counted[]>> {
  const { db, agentId, changes } = team;
  const { whats, from, to } = query;
  refuseOthers(team, whats);
  const rows = await readBranchSums(db, query);
  const fresh = changes.filter(
    ({ what, day }) => whats.some((one) => one === what) && (what === 'joined' || (day >= from && day <= to)),
  );
  return {
    own: (memberId) => [
      ...rows.filter((row) => row.isOwn && row.memberId === memberId),
      ...fresh.filter((row) => row.memberId === memberId),
    ],
    below: (memberId) => [
      ...rows.filter((row) => !row.isOwn && row.memberId === memberId),
      ...fresh.filter(({ depth, branchId, memberId: id }) =>
        memberId === agentId ? depth > 0 : branchId === memberId && id !== memberId,
      ),
    ],
  };
}
