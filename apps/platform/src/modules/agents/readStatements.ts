import type { Brand } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { Counted } from './Count.ts';
import { addFigures, figuresOf, type Figures } from './figuresOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { readDirect } from './store/tree.ts';
import { readBranchSums } from './store/teamSums.ts';
import { withTeam, type Team } from './withTeam.ts';

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
  return withTeam(deps, { brand, agentId: parentId }, async (team) => {
    const { rows, total: count } = await readDirect(team.db, { brandId: brand.id, parentId, limit, offset, after });
    const memberIds = [parentId, ...rows.map(({ memberId }) => memberId)];
    const { own, below } = await branchesOf(team, { memberIds, from, to });
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

/** Figures of some days for an agent and some direct downlines: each one's own, and the team's below with its size. */
export async function branchesOf(
  { db, agentId, changes }: Team,
  { memberIds, from, to }: Days & { memberIds: readonly bigint[] },
): Promise<Record<'own' | 'below', (memberId: bigint) => Counted[]>> {
  const rows = await readBranchSums(db, { memberIds, from, to });
  const fresh = changes.filter(
    ({ what, day }) => what === 'joined' || ((what === 'play' || what === 'money') && day >= from && day <= to),
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
