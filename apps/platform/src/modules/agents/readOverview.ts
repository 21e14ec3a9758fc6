import type { getTeamOverview, InputOf, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import { countLastIn, countThere } from '#modules/identity/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { Counted } from './Count.ts';
import { addFigures, figuresOf, splitPlay } from './figuresOf.ts';
import { groupBy } from './groupBy.ts';
import { branchesOf } from './readStatements.ts';
import { slotEnd, slotOf } from './slotOf.ts';
import { readClock } from './store/counts.ts';
import { readStretch } from './store/days.ts';
import { readBranchBets } from './store/teamSums.ts';
import { sumsOf, withTeam, type Team } from './withTeam.ts';

type Query = InputOf<typeof getTeamOverview> & { brand: Brand; brandId: number; agentId: bigint };
type Overview = OutputOf<typeof getTeamOverview>;

const TOP = 10;
const DAY_MS = 86_400_000;

/** An agent's team figures over some days, and its current state. */
export async function readOverview(deps: AgentsDeps, query: Query): Promise<Overview> {
  const { brand, agentId, from, to, scope } = query;
  await readStretch(deps.pool, { from, to, timeZone: brand.timeZone });
  const found = await withTeam(deps, query, async (team) => {
    const { silent3, silent7, seen } = await readSilent(team, query);
    const rows = await sumsOf(team, {
      ...{ scope, from, to, slots: seen.slots },
      whats: ['play', 'money', 'active', 'joined', 'first', 'balance', 'seen'],
    });
    const online = await countThere(team.db, { brandId: brand.id, agentId, scope });
    const own = figuresOf((await branchesOf(team, { memberIds: [agentId], from, to })).own(agentId));
    return { rows, online, silent3, silent7, own, top: await topOf(team, query) };
  });
  const { rows, own } = found;
  const count = (what: Counted['what'], isMeant: (key: string) => boolean = () => true): number =>
    Number(rows.reduce((sum, row) => sum + (row.what === what && isMeant(row.key) ? row.count : 0n), 0n));
  const [agents, members] = ['agent', 'member'].map((kind) => count('joined', (key) => key.startsWith(kind)));
  const all = (agents ?? 0) + (members ?? 0);
  const play = rows.filter(({ what }) => what === 'play');
  const accounts = await deps.identity.accountsOf({
    brandId: brand.id,
    memberIds: found.top.map(({ memberId }) => memberId),
  });
  return {
    currency: brand.currency,
    team: {
      ...{ agents: agents ?? 0, members: members ?? 0, online: found.online },
      joined: count('joined', (key) => key.endsWith(' new')),
      ...{ firstDeposits: count('first'), active: count('active') },
      silent3: all - count('seen', (key) => key === '3') - found.silent3,
      silent7: all - count('seen') - found.silent7,
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

/**
 * Members whose last login is in the rest of the quarter-hour slots that three and seven days ago fall into: later
 * logins are aggregated by slot.
 */
async function readSilent({ db, agentId }: Team, { brand, scope }: Pick<Query, 'brand' | 'scope'>) {
  const now = await readClock(db);
  const who = { brandId: brand.id, agentId, scope };
  const countFrom = (from: Date): Promise<number> => countLastIn(db, { ...who, from, to: slotEnd(from) });
  const [three, seven] = [3, 7].map((days) => new Date(now.getTime() - days * DAY_MS)) as [Date, Date];
  return {
    silent3: await countFrom(three),
    silent7: await countFrom(seven),
    seen: { slots: { three: slotOf(three).key, seven: slotOf(seven).key, sevenDay: slotOf(seven).day } },
  };
}

/** Play by category and by day, without empty categories. */
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

/** Direct downlines with their teams, by turnover. */
async function topOf(team: Team, { agentId, scope, from, to }: Query) {
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
  const branches = await branchesOf(team, { memberIds, from, to });
  return memberIds.map((memberId) => {
    const below = scope === 'team' ? branches.below(memberId) : [];
    const { bets: sum, net } = addFigures([figuresOf(branches.own(memberId)), figuresOf(below)]);
    return { memberId, bets: sum, net };
  });
}
