import type { getTeamOverview, InputOf, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { Counted } from './Count.ts';
import { addFigures, figuresOf, splitPlay } from './figuresOf.ts';
import { groupBy } from './groupBy.ts';
import { branchesOf } from './readStatements.ts';
import { readTeamCounts } from './readTeamCounts.ts';
import { readStretch } from './store/days.ts';
import { readBranchBets } from './store/teamSums.ts';
import { withTeam, type Team } from './withTeam.ts';

type Query = InputOf<typeof getTeamOverview> & { brand: Brand; brandId: number; agentId: bigint };
type Overview = OutputOf<typeof getTeamOverview>;

const TOP = 10;

/** An agent's team figures over some days, and its current state. */
export async function readOverview(
  deps: Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>,
  query: Query,
): Promise<Overview> {
  const { brand, from, to, scope } = query;
  await readStretch(deps.pool, { from, to, timeZone: brand.timeZone });
  const found = await withTeam(deps, query, async (team) => {
    const asked = { brandId: brand.id, scope, from, to };
    const { counts, rows } = await readTeamCounts(team, asked, ['play', 'money', 'balance']);
    return { rows, counts, ...(await branchFigures(team, query)) };
  });
  const { rows, own } = found;
  const { everybody: _everybody, ...counts } = found.counts;
  const play = rows.filter(({ what }) => what === 'play');
  const accounts = await deps.identity.accountsOf({
    brandId: brand.id,
    memberIds: found.top.map(({ memberId }) => memberId),
  });
  return {
    currency: brand.currency,
    team: {
      ...counts,
      balance: rows.reduce((sum, { what, plus, minus }) => sum + (what === 'balance' ? plus - minus : 0n), 0n),
    },
    figures: figuresOf(rows),
    ...byPlay(play),
    top: found.top.map(({ memberId, bets, net }) => ({
      ...{ memberId: String(memberId), account: accounts.get(memberId)?.account ?? '', bets, net },
    })),
    income: { rebates: own.rebates, pay: own.pay },
  };
}

/** What was played, by category and by day; categories that nobody played are left out. */
function byPlay(play: readonly Counted[]): Pick<Overview, 'byCategory' | 'byDay'> {
  const sumBy = <Key extends string>(keyOf: (row: Counted) => Key) =>
    [...groupBy(play, keyOf)]
      .map(([key, rows]) => [key, figuresOf(rows)] as const)
      .filter(([, { rounds }]) => rounds > 0);
  return {
    byCategory: sumBy((row) => splitPlay(row).category)
      .map(([gameClassify, { rounds, bets, validBets, payout, net }]) => ({
        ...{ gameClassify, rounds, bets, validBets, payout, net },
      }))
      .sort((one, other) => (one.bets < other.bets ? 1 : -1)),
    byDay: sumBy(({ day }) => day)
      .map(([day, { bets, net }]) => ({ day, bets, net }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

/** The agent's own figures, and direct downlines with their teams, by turnover. */
async function branchFigures(team: Team, { agentId, scope, from, to }: Query) {
  const bets = new Map(
    (await readBranchBets(team.db, { agentId, scope, from, to })).map((row) => [row.memberId, row.bets]),
  );
  for (const { what, depth, branchId, day, minus } of team.changes) {
    const isMeant = scope === 'team' ? depth > 0 : depth === 1;
    if (!isMeant || what !== 'play' || day < from || day > to) continue;
    bets.set(branchId, (bets.get(branchId) ?? 0n) + minus);
  }
  const memberIds = [...bets]
    .filter(([, sum]) => sum > 0n)
    .sort(([id, one], [otherId, other]) => (one === other ? Number(id - otherId) : one < other ? 1 : -1))
    .slice(0, TOP)
    .map(([id]) => id);
  const branches = await branchesOf(team, { memberIds: [agentId, ...memberIds], from, to });
  const top = memberIds.map((memberId) => {
    const below = scope === 'team' ? branches.below(memberId) : [];
    const { bets: sum, net } = addFigures([figuresOf(branches.own(memberId)), figuresOf(below)]);
    return { memberId, bets: sum, net };
  });
  return { own: figuresOf(branches.own(agentId)), top };
}
