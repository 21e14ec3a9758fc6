import type { getTeamOverview, InputOf, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { Counted } from './Count.ts';
import { figuresOf, splitPlay } from './figuresOf.ts';
import { groupBy } from './groupBy.ts';
import { branchesOf } from './readStatements.ts';
import { peopleWhats, readTeamCounts } from './readTeamCounts.ts';
import { readStretch } from './store/days.ts';
import { readBranchPlay, type BranchPlay } from './store/teamSums.ts';
import { refuseOthers, withTeam, type Team } from './withTeam.ts';

type Query = InputOf<typeof getTeamOverview> & { brand: Brand; brandId: number; agentId: bigint };
type Overview = OutputOf<typeof getTeamOverview>;

const TOP = 10;

/** What the figures of play and money are made of. */
const sumWhats = ['play', 'money', 'balance'] as const;

/** An agent's team figures over some days, and its current state. */
export async function readOverview(
  deps: Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>,
  query: Query,
): Promise<Overview> {
  const { brand, from, to, scope } = query;
  await readStretch(deps.pool, { from, to, timeZone: brand.timeZone });
  const found = await withTeam(deps, { ...query, whats: [...peopleWhats, ...sumWhats] }, async (team) => {
    const asked = { brandId: brand.id, scope, from, to };
    const { counts, rows } = await readTeamCounts(team, asked, sumWhats);
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

/** The agent's own figures of money, and direct downlines with their teams, by turnover. */
async function branchFigures(team: Team, query: Query) {
  const { agentId, scope, from, to } = query;
  const played = await branchPlay(team, query);
  const top = [...played.values()]
    .filter(({ bets }) => bets > 0n)
    .sort((one, other) =>
      one.bets === other.bets ? Number(one.memberId - other.memberId) : one.bets < other.bets ? 1 : -1,
    )
    .slice(0, TOP);
  const memberIds = top.map(({ memberId }) => memberId);
  const money = await branchesOf(team, {
    ...{ own: [agentId, ...memberIds], below: scope === 'team' ? memberIds : [], whats: ['money'], from, to },
  });
  return {
    own: figuresOf(money.own(agentId)),
    top: top.map(({ memberId, bets, payout }) => {
      const below = scope === 'team' ? money.below(memberId) : [];
      return { memberId, bets, net: payout - bets + figuresOf([...money.own(memberId), ...below]).net };
    }),
  };
}

/** What each direct downline played, alone or with the team below. */
async function branchPlay(team: Team, { agentId, scope, from, to }: Query): Promise<Map<bigint, BranchPlay>> {
  refuseOthers(team, ['play']);
  const counted = await readBranchPlay(team.db, { agentId, scope, from, to });
  const played = new Map(counted.map((row) => [row.memberId, row]));
  for (const { what, depth, branchId: memberId, day, minus, plus } of team.changes) {
    const isMeant = scope === 'team' ? depth > 0 : depth === 1;
    if (!isMeant || what !== 'play' || day < from || day > to) continue;
    const { bets, payout } = played.get(memberId) ?? { bets: 0n, payout: 0n };
    played.set(memberId, { memberId, bets: bets + minus, payout: payout + plus });
  }
  return played;
}
