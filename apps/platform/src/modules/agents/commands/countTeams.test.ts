import {
  createMove,
  decideMove,
  getRevenueReport,
  getTeamOverview,
  listDownlines,
  listTeamRounds,
  listTeamStatements,
  listTeamTransactions,
  type OutputOf,
} from '@baize/contract';
import { teamParts, type TeamPart } from '@baize/contract/agents/teamParts';
import { addDays } from '@baize/maths/contracts/addDays';
import {
  openInTree,
  openOperator,
  openVendor,
  pastMidnight,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import type { Category } from '../figuresOf.ts';
import { readChanges } from '../readChanges.ts';
import { readClasses } from '../readClasses.ts';
import { countTeams } from './countTeams.ts';

type Person = TestMember & { parent: Person | undefined; isAgent: boolean };
/** The expected facts, kept in memory: nothing here is read from the database. */
type Fact = {
  of: Person;
  day: string;
  category: Category;
  at: number;
  bet: bigint;
  win: bigint;
  status: string;
  round: string;
};
const kinds = ['deposit', 'withdrawal', 'dailyWage', 'lineRebate', 'bonusReleased', 'win'] as const;
type Booking = { of: Person; kind: (typeof kinds)[number]; amount: bigint };

let site: TestPlatform;
const people: Person[] = [];
const facts: Fact[] = [];
const lines: Booking[] = [];
const timeZone = 'Asia/Shanghai';
const brand = { id: 1, currency: 'CNY', timeZone };
await pastMidnight(timeZone);
const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
const DAYS = 30;
const stretch = { from: addDays(today, 1 - DAYS), to: today };
const games = { 'dragon-eight': 'RNG', 'quick-three': 'ELOTT', 'golden-table': 'LIVE' } as const;
type Game = keyof typeof games;

/** A seeded generator. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const draw = draws(11);
const someone = (): Person => people[Math.floor(draw() * people.length)] ?? first();
const first = (): Person => {
  const [top] = people;
  if (!top) throw new Error('Nobody is there.');
  return top;
};
const isBelow = (one: Person, above: Person): boolean =>
  one.parent !== undefined && (one.parent === above || isBelow(one.parent, above));

/**
 * Rounds of the last thirty days: settled, open and rolled back, also in the hours that separate the days of lotteries.
 */
async function play(count: number, daysBack = DAYS): Promise<void> {
  const rows: unknown[][] = [];
  for (let at = 0; at < count; at += 1) {
    const of = someone();
    const game = (Object.keys(games) as Game[])[Math.floor(draw() * 3)] ?? 'dragon-eight';
    const begins = Date.parse(`${addDays(today, -Math.floor(draw() * daysBack))}T00:00:00+08:00`);
    const moment = begins + Math.floor(draw() * 23 * 60) * 60_000 + at;
    const bet = BigInt(Math.floor(draw() * 50_000) + 1) * 100n;
    const win = draw() < 0.4 ? BigInt(Math.floor(draw() * 90_000)) * 100n : 0n;
    const state = draw();
    const [status, closed] = state < 0.1 ? ['cancelled', true] : state < 0.2 ? ['open', false] : ['', true];
    const shift = games[game] === 'ELOTT' ? 2 : 0;
    const fact = {
      ...{ of, category: games[game], at: moment, round: randomUUID() },
      day: new Date(moment + (8 - shift) * 3_600_000).toISOString().slice(0, 10),
      ...(status === 'cancelled' ? { bet: 0n, win: 0n } : { bet, win: closed ? win : 0n }),
      status: status === '' ? (win > 0n && win >= bet ? 'won' : 'lost') : String(status),
    };
    facts.push(fact);
    rows.push([
      of.memberId,
      fact.round,
      game,
      fact.bet,
      fact.win,
      closed,
      new Date(moment),
      status === 'cancelled' ? 0 : 1,
    ]);
  }
  await site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
       is_closed, transactions, started_at, updated_at)
     select m, 1, 1, r, g, 'CNY', n, b, w, 0, c, '{}', a, clock_timestamp()
       from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::boolean[], $7::timestamptz[],
              $8::integer[]) as t (m, r, g, b, w, c, a, n)`,
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => rows.map((row) => row[column])),
  );
}

/** Settles some open rounds, and rolls back some settled ones. */
async function correct(): Promise<void> {
  const open = facts.filter(({ status }) => status === 'open').slice(0, 10);
  for (const fact of open) Object.assign(fact, { win: fact.bet * 3n, status: 'won' });
  const lost = facts.filter(({ status }) => status === 'lost').slice(0, 15);
  for (const fact of lost) Object.assign(fact, { bet: 0n, win: 0n, status: 'cancelled' });
  await site.owner.query(
    `update vendors_rounds set is_closed = true, win = bet * 3, updated_at = clock_timestamp() where round = any ($1)`,
    [open.map(({ round }) => round)],
  );
  await site.owner.query(
    `update vendors_rounds set bets = 0, bet = 0, win = 0, updated_at = clock_timestamp() where round = any ($1)`,
    [lost.map(({ round }) => round)],
  );
}

/** Every sixth booking takes half of what is there, or is a deposit where nothing is. */
async function book(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const [of, drawn] = [someone(), kinds[Math.floor(draw() * kinds.length)] ?? 'win'];
    const [amount, half] = [BigInt(1 + Math.floor(draw() * 1_000)) * 100_000n, balanceOf((one) => one === of) / 2n];
    const kind = drawn === 'withdrawal' && half === 0n ? 'deposit' : drawn;
    const line = { of, kind, amount: kind === 'withdrawal' ? half : amount };
    lines.push(line);
    const posting = {
      ...{ brandId: 1, memberId: of.memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind },
      amount: line.amount,
    };
    await site.platform.wallet.post(
      kind === 'withdrawal'
        ? { ...posting, debit: 'main', credit: 'house.bank:1' }
        : { ...posting, debit: 'house.bank:1', credit: 'main' },
    );
  }
  expect(lines.some(({ kind }) => kind === 'withdrawal')).toBe(true);
}

async function join(parent: Person | undefined, isAgent: boolean): Promise<void> {
  const opened = await openInTree(site, { type: isAgent ? 41 : 0, ...(parent ? { invitedBy: parent } : {}) });
  people.push({ ...opened, parent, isAgent });
}

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await openVendor(site, {
    games: [
      { gameCode: 'quick-three', classify: 'ELOTT', names: ['Quick Three', '快三'] },
      { gameCode: 'golden-table', classify: 'LIVE', names: ['Golden Table', '金桌'] },
    ],
  });
  await join(undefined, true);
  for (let at = 0; at < 24; at += 1) {
    const agents = people.filter(({ isAgent }) => isAgent);
    await join(agents[Math.floor(draw() * agents.length)], draw() < 0.4);
  }
  await play(400);
  await book(30);
});
afterAll(() => site.close());

const deps = (pool: Pool = site.platform.pool) => ({ pool, catalogue: site.platform.catalogue });

type Overview = OutputOf<typeof getTeamOverview>;
const abs = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const sum = <Row>(rows: readonly Row[], value: (row: Row) => bigint): bigint =>
  rows.reduce((total, row) => total + value(row), 0n);

const signedOf = ({ kind, amount }: Booking): bigint => (kind === 'withdrawal' ? -amount : amount);
const balanceOf = (of: (one: Person) => boolean): bigint => sum(lines, (line) => (of(line.of) ? signedOf(line) : 0n));
const validOf = ({ status, bet, win }: Fact): bigint =>
  status === 'open' ? 0n : bet < abs(win - bet) ? bet : abs(win - bet);

/** The expected report of some members, from the plain lists. */
function recount(of: (one: Person) => boolean, { from, to } = stretch) {
  const played = facts.filter(
    (fact) => of(fact.of) && fact.day >= from && fact.day <= to && fact.status !== 'cancelled',
  );
  const booked = lines.filter((line) => of(line.of) && today >= from && today <= to);
  const [bets, payout] = [sum(played, ({ bet }) => bet), sum(played, ({ win }) => win)];
  const kind = (of: Booking['kind']): bigint => sum(booked, (line) => (line.kind === of ? line.amount : 0n));
  const given = { rebates: kind('lineRebate'), pay: kind('dailyWage'), activity: kind('bonusReleased') };
  return {
    played,
    figures: {
      ...{ deposits: kind('deposit'), withdrawals: kind('withdrawal'), rounds: played.length, bets, payout, ...given },
      validBets: sum(played, validOf),
      net: payout - bets + given.rebates + given.pay + given.activity,
    },
  };
}

/** An agent's own income, which is booked today. */
function recountIncome(agent: Person, days = stretch): Overview['income'] {
  const { rebates, pay } = recount((one) => one === agent, days).figures;
  return { rebates, pay };
}

function recountOverview(agent: Person, scope: 'team' | 'direct', days = stretch): Omit<Overview, 'currency'> {
  const of = (one: Person): boolean => (scope === 'team' ? isBelow(one, agent) : one.parent === agent);
  const { figures, played } = recount(of, days);
  const team = people.filter(of);
  const hasToday = today >= days.from && today <= days.to;
  const deposited = new Set(lines.filter((line) => of(line.of) && line.kind === 'deposit').map((line) => line.of));
  const byDay = [...new Set(played.map(({ day }) => day))].sort().map((day) => {
    const own = played.filter((fact) => fact.day === day);
    return { day, bets: sum(own, ({ bet }) => bet), net: sum(own, ({ win, bet }) => win - bet) };
  });
  const byCategory = [...new Set(played.map(({ category }) => category))].map((gameClassify) => {
    const own = played.filter(({ category }) => category === gameClassify);
    const [bets, payout] = [sum(own, ({ bet }) => bet), sum(own, ({ win }) => win)];
    const sums = { bets, validBets: sum(own, validOf), payout, net: payout - bets };
    return { gameClassify, rounds: own.length, ...sums };
  });
  const top = people
    .filter(({ parent }) => parent === agent)
    .map((below) => {
      const isMeant = (one: Person): boolean => one === below || (scope === 'team' && isBelow(one, below));
      const { bets, net } = recount(isMeant, days).figures;
      return { memberId: String(below.memberId), account: below.account, bets, net };
    })
    .filter(({ bets }) => bets > 0n);
  return {
    figures,
    byDay,
    byCategory: byCategory.toSorted(byBets),
    top: top.toSorted(byBets).slice(0, 10),
    income: recountIncome(agent, days),
    team: {
      agents: team.filter(({ isAgent }) => isAgent).length,
      members: team.filter(({ isAgent }) => !isAgent).length,
      joined: hasToday ? team.length : 0,
      firstDeposits: hasToday ? deposited.size : 0,
      active: new Set(played.filter(({ bet }) => bet > 0n).map((fact) => fact.of)).size,
      ...{ online: team.length, silent3: 0, silent7: 0 },
      balance: balanceOf(of),
    },
  };
}
const byBets = (one: { bets: bigint }, other: { bets: bigint }): number => (one.bets < other.bets ? 1 : -1);

/** Behind each figure about people stand exactly those whom it counts, page by page, each once. */
async function expectParts(days: typeof stretch): Promise<void> {
  const { token } = first();
  const team = people.filter((one) => isBelow(one, first()));
  const hasToday = today >= days.from && today <= days.to;
  const staked = recount((one) => team.includes(one), days).played.filter(({ bet }) => bet > 0n);
  const expected: Record<TeamPart, Person[]> = {
    everybody: team,
    agents: team.filter(({ isAgent }) => isAgent),
    members: team.filter(({ isAgent }) => !isAgent),
    joined: hasToday ? team : [],
    firstDeposits: hasToday ? team.filter((one) => lines.some(({ of, kind }) => of === one && kind === 'deposit')) : [],
    active: team.filter((one) => staked.some(({ of }) => of === one)),
    ...{ online: team, silent3: [], silent7: [] },
  };
  const overview = (await site.call(getTeamOverview, { ...days, scope: 'team' }, { token })).answer.value;
  for (const part of teamParts) {
    const found: string[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const input = { part, ...days, scope: 'team' as const, pageNum, pageSize: 10 };
      const { value } = (await site.call(listDownlines, input, { token })).answer;
      found.push(...(value?.page.content.map(({ account }) => account) ?? []));
      const told = part === 'everybody' ? team.length : overview?.team[part];
      expect(value?.page.totalRows, part).toBe(told);
      if (pageNum >= (value?.page.totalPages ?? 0)) break;
    }
    expect(found.toSorted(), part).toEqual(expected[part].map(({ account }) => account).toSorted());
  }
}

/** Every report of every agent says what the plain lists come to, also of days in the middle of them. */
async function expectReports(most = 3): Promise<void> {
  const few = { from: addDays(today, -12), to: addDays(today, -9) };
  // They are more than a person reads in a minute.
  await site.owner.query('delete from kit_limits');
  for (const agent of people.filter(({ isAgent }) => isAgent).slice(0, most)) {
    const { token } = agent;
    const inTeam = (one: Person): boolean => isBelow(one, agent);
    for (const days of [stretch, few]) {
      const overview = (await site.call(getTeamOverview, { ...days, scope: 'team' }, { token })).answer.value;
      expect(overview).toMatchObject(recountOverview(agent, 'team', days));
      const direct = (await site.call(getTeamOverview, { ...days, scope: 'direct' }, { token })).answer.value;
      expect(direct).toMatchObject(recountOverview(agent, 'direct', days));
    }
    const page = { pageNum: 1, pageSize: 100 };
    const statements = (await site.call(listTeamStatements, { ...stretch, ...page }, { token })).answer.value;
    expect(statements?.own).toEqual(recount((one) => one === agent).figures);
    expect(statements?.total).toEqual(recount((one) => one === agent || inTeam(one)).figures);
    expect(statements?.pageTotal).toEqual(recount(inTeam).figures);
    const short = { ...stretch, pageNum: 1, pageSize: 1 };
    const shown = (await site.call(listTeamStatements, short, { token })).answer.value;
    expect(shown?.pageTotal).toEqual(shown?.page.content[0]?.figures ?? recount(() => false).figures);
    for (const row of statements?.page.content ?? []) {
      const below = people.find(({ account }) => account === row.account);
      if (!below) throw new Error(row.account);
      expect(row.figures).toEqual(recount((one) => one === below || isBelow(one, below)).figures);
      expect(row.teamCount).toBe(people.filter((one) => isBelow(one, below)).length);
    }
    await expectRevenue(agent);
    await expectDownlines(agent);
  }
}

async function expectRevenue(agent: Person): Promise<void> {
  const { value } = (await site.call(getRevenueReport, stretch, { token: agent.token })).answer;
  const income = recountIncome(agent);
  const whole = { ...income, total: income.rebates + income.pay };
  const entries = lines.filter(({ of, kind }) => of === agent && (kind === 'lineRebate' || kind === 'dailyWage'));
  expect(value).toMatchObject({ team: recount((one) => isBelow(one, agent)).figures, income: whole });
  expect(value?.days.map((day) => ({ ...day, entries: day.entries.length }))).toEqual(
    entries.length === 0 ? [] : [{ day: today, ...whole, entries: entries.length }],
  );
}

/** Who stands directly below an agent, each with the balance and the size of the team. */
async function expectDownlines(agent: Person): Promise<void> {
  const page = { pageNum: 1, pageSize: 100 };
  const { value } = (await site.call(listDownlines, page, { token: agent.token })).answer;
  const direct = people.filter(({ parent }) => parent === agent);
  expect(value?.page.totalRows).toBe(direct.length);
  const found = value?.page.content.map(({ account, level, directCount, teamCount, balance }) => ({
    ...{ account, level, directCount, teamCount, balance },
  }));
  const expected = direct.map((below) => ({
    ...{ account: below.account, level: 1, balance: balanceOf((one) => one === below) },
    directCount: people.filter(({ parent }) => parent === below).length,
    teamCount: people.filter((one) => isBelow(one, below)).length,
  }));
  expect(found?.toSorted(byAccount)).toEqual(expected.toSorted(byAccount));
}
const byAccount = (one: { account: string }, other: { account: string }): number =>
  one.account < other.account ? -1 : 1;

/** Asserts that lists show the aggregated rounds in order, and that every page continues the previous one. */
async function expectLists(): Promise<void> {
  const { token } = first();
  const days = { from: addDays(today, -15), to: addDays(today, -3) };
  for (const filter of [
    {},
    { gameClassify: 'ELOTT' as const },
    { status: 'cancelled' as const },
    { gameClassify: 'RNG' as const },
  ]) {
    const expected = facts
      .filter((fact) => isBelow(fact.of, first()) && fact.day >= days.from && fact.day <= days.to)
      .filter(
        ({ category, status }) =>
          (filter.gameClassify ?? category) === category && (filter.status ?? status) === status,
      )
      .sort((one, other) => other.at - one.at);
    const [bet, win] = [sum(expected, (fact) => fact.bet), sum(expected, (fact) => fact.win)];
    const totals = { rounds: expected.length, bet, validBet: sum(expected, validOf), win, net: win - bet };
    const found: string[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const input = { ...days, ...filter, scope: 'team' as const, pageNum, pageSize: 20 };
      const { value } = (await site.call(listTeamRounds, input, { token })).answer;
      expect(value?.totals).toEqual(totals);
      found.push(...(value?.page.content.map(({ round }) => round.round) ?? []));
      if (pageNum >= (value?.page.totalPages ?? 0)) break;
    }
    expect(found).toEqual(expected.map(({ round }) => round));
  }
  const booked = lines.filter((line) => isBelow(line.of, first()));
  const into = sum(booked, (line) => (line.kind === 'withdrawal' ? 0n : line.amount));
  const net = sum(booked, signedOf);
  const all: string[] = [];
  for (let pageNum = 1; pageNum <= Math.ceil(booked.length / 20); pageNum += 1) {
    const { value } = (
      await site.call(listTeamTransactions, { ...stretch, scope: 'team', pageNum, pageSize: 20 }, { token })
    ).answer;
    expect(value?.totals).toEqual({ in: into, out: into - net, net });
    all.push(...(value?.page.content.map(({ account, amount }) => `${account} ${amount}`) ?? []));
  }
  expect(all).toEqual(booked.toReversed().map((line) => `${line.of.account} ${signedOf(line)}`));
}

/** Asserts that nothing is left to aggregate, and that each team's figures are the sum over its members. */
async function faults(): Promise<unknown[]> {
  const { rows: members } = await site.owner.query<{ id: bigint }>('select member_id as id from agents_members');
  const rule = { brand, classes: await readClasses(site.platform.catalogue) };
  const changes = await readChanges(site.owner, rule, new Map(members.map(({ id }) => [id, null])));
  const { rows } = await site.owner.query(
    `with plain as (
       select t.ancestor_id as agent_id, o.what, o.day, o.key, sum(o.count) as count, sum(o.plus) as plus,
              sum(o.minus) as minus, sum(o.valid) as valid
         from agents_own o join agents_tree t on t.descendant_id = o.member_id and t.depth > 0 group by 1, 2, 3, 4)
     select agent_id, what, day, key from plain p full join agents_sums s using (agent_id, what, day, key)
      where (coalesce(p.count, 0), coalesce(p.plus, 0), coalesce(p.minus, 0), coalesce(p.valid, 0))
         <> (coalesce(s.count, 0), coalesce(s.plus, 0), coalesce(s.minus, 0), coalesce(s.valid, 0))`,
  );
  return [
    ...changes.filter(({ what, count, plus, minus }) => what !== 'balance' || count + plus + minus !== 0n),
    ...rows,
  ];
}

describe('aggregating teams', () => {
  it('[AGENT-06] reports are right before any aggregation', async () => {
    await expectReports();
  });

  it('aggregated figures equal the plain lists, to the last unit', async () => {
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
    await expectReports(people.length);
    await expectLists();
  });

  it('later facts, late and corrected rounds included, are in reports before the aggregation, and not counted twice after it', async () => {
    await play(120);
    await correct();
    await book(15);
    await join(
      people.find(({ isAgent, parent }) => isAgent && parent !== undefined),
      false,
    );
    expect((await faults()).length).toBeGreaterThan(0);
    await expectReports();
    await expectLists();
    for (const days of [stretch, { from: addDays(today, -12), to: addDays(today, -9) }]) await expectParts(days);
    await countTeams(deps(), brand);
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
    await expectReports();
    await site.owner.query('delete from kit_limits');
    for (const days of [stretch, { from: addDays(today, -12), to: addDays(today, -9) }]) await expectParts(days);
  });

  it('looks again from the beginning of a transaction that was open, however long ago that is', async () => {
    const readSeen = async (): Promise<string> =>
      (await site.owner.query<{ at: string }>('select seen_at::text as at from agents_cursors')).rows[0]?.at ?? '';
    const longOpen = await site.owner.connect();
    try {
      await longOpen.query('begin');
      const { rows } = await longOpen.query<{ at: string }>('select now()::text as at');
      await countTeams(deps(), brand);
      await countTeams(deps(), brand);
      expect(await readSeen()).toBe(rows[0]?.at);
      await longOpen.query('rollback');
      await countTeams(deps(), brand);
      expect(await readSeen()).not.toBe(rows[0]?.at);

      // Whose sessions the function's owner may not see: they may have been open for a minute.
      await longOpen.query('begin');
      await longOpen.query('alter function agents_open_since() owner to baize_app');
      const hidden = await longOpen.query<{ seconds: number }>(
        'select extract(epoch from clock_timestamp() - agents_open_since())::float8 as seconds',
      );
      expect(hidden.rows[0]?.seconds).toBeGreaterThan(59);
    } finally {
      await longOpen.query('rollback');
      longOpen.release();
    }
  });

  it('finds what a clock that was set back made older than the last look', async () => {
    const isLookedBack = async (): Promise<boolean | undefined> =>
      (
        await site.owner.query<{ is: boolean }>(
          `select looked_back_at > clock_timestamp() - interval '30 seconds' as is from agents_cursors`,
        )
      ).rows[0]?.is;
    const lookedBack = (interval: string) =>
      site.owner.query(`update agents_cursors set looked_back_at = clock_timestamp() - $1::interval`, [interval]);
    await countTeams(deps(), brand);
    const known = new Set(facts.map(({ round }) => round));
    await play(5);
    await site.owner.query(
      `update vendors_rounds set updated_at = clock_timestamp() - interval '100 seconds' where round = any ($1::text[])`,
      [facts.flatMap(({ round }) => (known.has(round) ? [] : [round]))],
    );
    expect((await faults()).length).toBeGreaterThan(0);
    // Within a minute of the last time it does not look that far again.
    await lookedBack('40 seconds');
    await countTeams(deps(), brand);
    expect((await faults()).length).toBeGreaterThan(0);
    expect(await isLookedBack()).toBe(false);
    await lookedBack('61 seconds');
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
    expect(await isLookedBack()).toBe(true);
  });

  it('looks far back at once when the clock is behind its last time', async () => {
    const known = new Set(facts.map(({ round }) => round));
    await play(5);
    await site.owner.query(
      `update vendors_rounds set updated_at = clock_timestamp() - interval '100 seconds' where round = any ($1::text[])`,
      [facts.flatMap(({ round }) => (known.has(round) ? [] : [round]))],
    );
    await site.owner.query(
      `update agents_cursors set looked_back_at = clock_timestamp() + interval '20 seconds',
              seen_at = clock_timestamp() + interval '30 seconds'`,
    );
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
  });

  it('three concurrent workers with repeated crashes count everything once, and reports stay right meanwhile', async () => {
    const pools = [0, 1, 2].map(() => createPool({ url: site.databaseUrl, max: 2, applicationName: 'baize-counter' }));
    for (let round = 0; round < 4; round += 1) {
      await play(60);
      await book(4);
      const works = pools.map((pool) => countTeams(deps(pool), brand).catch(() => undefined));
      await site.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'baize-counter' and datname = current_database() and $1::integer % 2 = 0`,
        [round],
      );
      const agent = first();
      const { value } = (await site.call(getTeamOverview, { ...stretch, scope: 'team' }, { token: agent.token }))
        .answer;
      expect(value).toMatchObject(recountOverview(agent, 'team'));
      await Promise.all(works);
    }
    await Promise.all(pools.map((pool) => pool.end()));
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
    await expectReports();
  });

  it('[I-28] a moved team takes its past figures to the new line', async () => {
    const moved = people.find(({ isAgent, parent }) => isAgent && parent?.parent !== undefined);
    const to = people.find(
      (one) => one.isAgent && moved && one !== moved && one !== moved.parent && !isBelow(one, moved),
    );
    if (!moved || !to) throw new Error('Nobody can be moved.');
    await play(20);
    const asker = (await openOperator(site)).token;
    const second = (await openOperator(site, { role: 'approver' })).token;
    const input = { memberId: String(moved.memberId), toAccount: to.account, reason: 'They asked for it by post.' };
    const { value } = (await site.call(createMove, input, { token: asker })).answer;
    const decided = await site.call(decideMove, { id: value?.id ?? '', decision: 'approve' }, { token: second });
    expect(decided.answer.value?.status).toBe('approved');
    moved.parent = to;
    await expectReports();
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
    await expectReports();
  });

  it('a game that changes its category takes its past figures along', async () => {
    await site.owner.query(`update games_games set classify = 'FISH' where game_code = 'golden-table'`);
    for (const fact of facts) if (fact.category === 'LIVE') fact.category = 'FISH';
    const { catalogue } = site.platform;
    await expect.poll(() => catalogue.keysOf({ classify: 'FISH' })).toHaveLength(1);
    const { token } = first();
    const fish = async () => {
      const { value } = (await site.call(getTeamOverview, { ...stretch, scope: 'team' }, { token })).answer;
      return value?.byCategory.map(({ gameClassify, rounds }) => [gameClassify, rounds]).toSorted();
    };
    const expected = ['ELOTT', 'FISH', 'RNG'].map((category) => [
      category,
      recount((one) => isBelow(one, first())).played.filter((fact) => fact.category === category).length,
    ]);
    expect(await fish()).toEqual(expected);
    await countTeams(deps(), brand);
    expect(await faults()).toEqual([]);
    expect(await fish()).toEqual(expected);
  });

  it('counts recent logins by the hour, and inactive members to the second', async () => {
    const team = people.filter((one) => isBelow(one, first()));
    const ago = [0, 2.9, 3.001, 3.2, 6.99, 7.001, 9];
    for (const [place, { memberId }] of team.slice(0, ago.length).entries()) {
      await site.owner.query(
        `update identity_accounts set last_login_at = now() - $2 * interval '1 day' where id = $1`,
        [memberId, ago[place]],
      );
    }
    // Logins cannot be in the past; everything is aggregated again to include them.
    await site.owner.query('update agents_cursors set filled_to = 0');
    const silent = async () => {
      const { token } = first();
      const { value } = (await site.call(getTeamOverview, { ...stretch, scope: 'team' }, { token })).answer;
      return [value?.team.silent3, value?.team.silent7];
    };
    const listed = async (part: 'silent3' | 'silent7') => {
      const input = { part, ...stretch, scope: 'team' as const, pageNum: 1, pageSize: 100 };
      const { value } = (await site.call(listDownlines, input, { token: first().token })).answer;
      return value?.page.content.map(({ account }) => account);
    };
    expect(await silent()).toEqual([5, 2]);
    await countTeams(deps(), brand);
    expect(await silent()).toEqual([5, 2]);
    expect(await listed('silent3')).toEqual(team.slice(2, 7).map(({ account }) => account));
    expect(await listed('silent7')).toEqual(team.slice(5, 7).map(({ account }) => account));
    const [, , , , , , last] = team;
    await site.owner.query('update identity_accounts set last_login_at = now() where id = $1', [last?.memberId]);
    expect(await silent()).toEqual([4, 1]);
    await countTeams(deps(), brand);
    expect(await silent()).toEqual([4, 1]);
    expect(await faults()).toEqual([]);
  });

  it('both checks detect a planted surplus unit in one aggregated row', async () => {
    await site.owner.query(
      `update agents_sums set minus = minus + 1 where ctid = (select ctid from agents_sums
         where agent_id = $1 and what = 'play' and key not like '%cancelled' and day >= $2 limit 1)`,
      [first().memberId, stretch.from],
    );
    expect(await faults()).toHaveLength(1);
    const { token } = first();
    const { value } = (await site.call(getTeamOverview, { ...stretch, scope: 'team' }, { token })).answer;
    expect(value?.figures).not.toEqual(recount((one) => isBelow(one, first())).figures);
  });
});
