import type { createTemplate, InputOf } from '@baize/contract';
import { addDays } from '@baize/maths/contracts/addDays';
import { periodOf } from '@baize/maths/contracts/periodOf';
import {
  changeSettings,
  openAgent,
  pastMidnight,
  playRound,
  registerMember,
  signContract,
  standBelow,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { verifyLedger } from '#modules/wallet/index.ts';
import { runPay } from '../index.ts';
import { readBillRounds } from '../readBillRounds.ts';
import { readBillFacts, readBillScope } from '../store/billRounds.ts';
import { readBill } from '../store/bills.ts';

type Template = InputOf<typeof createTemplate>;
type Terms = Template['terms'];
type Kind = Template['kind'];
/** The expected facts, kept in memory: who played, on which day and minute, stake and payout. */
type Played = { member: number; day: number; minute: number; bet: bigint; win: bigint };
type Agreed = { kind: Kind; agent: number; payer: number | undefined; terms: Terms };
type Expected = { agent: number; kind: Kind; from: number; amount: bigint };

const timeZone = 'Asia/Shanghai';
const DAYS = 32;
const MINUTE = 60_000;

/** A seeded generator. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

let site: TestPlatform;
/** The day before the generated month, which begins on the first: its halves are the same whenever it is generated. */
let today: string;
const people: TestMember[] = [];
/** The direct upline of each; four have none. */
const parents = [-1, 0, 0, 1, 1, 2, -1, -1, -1, 3, 3, 4, 5, 5, 0];
const agents = 9;
/** The three that play for themselves alone: paid by the half of a month, by the month and by the week. */
const [ofHalves, ofMonth, ofWeeks] = [6, 7, 8] as const;
const agreed: Agreed[] = [];
/** What each was given of the valid bets, in 1/10,000; one has more than who stands above. */
const rates = [1_200, 1_000, 900, 800, 0, 950, 700, 0, 600, 300, 0, 200, 0, 500, 100];
/** So much of a rate counts for slots, in percent. */
const PERCENT = 5;
const played: Played[] = [];

const tier = (validBet: bigint, rateBps: number, more: Partial<Terms['tiers'][number]> = {}) => ({
  ...{ validBet, loss: 0n, activeMembers: 0, rateBps, amount: 0n },
  ...more,
});
const wage = (...tiers: Terms['tiers']): Terms => ({ period: 'daily', carry: 'none', activeBet: 0n, tiers });

const midnight = (day: number): Date => new Date(`${addDays(today, day)}T00:00:00+08:00`);
const at = (day: number, minute: number): Date => new Date(midnight(day).getTime() + minute * MINUTE + 30_000);

const pay = (now: Date, pool: Pool = site.platform.pool): Promise<void> =>
  runPay(
    {
      ...{ pool, wallet: site.platform.wallet, log: createLogger('silent', 'test') },
      brands: async () => [{ id: 1, timeZone, currency: 'CNY', modules: new Set(['AGENTPOLICY3' as const]) }],
      classesOf: async () => new Map(),
    },
    now,
  );

beforeAll(async () => {
  await pastMidnight(timeZone);
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  today = addDays(periodOf('monthly', new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())).to, -1);
  for (const [place, parent] of parents.entries()) {
    const above = people[parent];
    const person =
      place < agents ? await openAgent(site, above === undefined ? {} : { below: above }) : await registerMember(site);
    if (place >= agents && above) await standBelow(site, person, above);
    await site.owner.query('update agents_members set rebate_bps = $2 where member_id = $1', [
      person.memberId,
      rates[place],
    ]);
    people.push(person);
  }
  const offer = async (kind: Kind, agent: number, terms: Terms): Promise<void> => {
    const payer = parents[agent] === -1 ? undefined : parents[agent];
    agreed.push({ kind, agent, payer, terms });
    const [receiver, upline] = [people[agent], payer === undefined ? undefined : people[payer]];
    if (receiver) await signContract(site, { kind, terms, agent: receiver, ...(upline ? { payer: upline } : {}) });
  };
  const weekly: Terms = {
    ...{ period: 'weekly', carry: 'permanent', activeBet: 1_000_000n },
    tiers: [tier(0n, 1_000, { loss: 1n }), tier(0n, 2_000, { loss: 200_000_000n, activeMembers: 2 })],
  };
  await offer('daily', 0, wage(tier(0n, 40), tier(100_000_000n, 80, { activeMembers: 2, amount: 777n })));
  await offer('daily', 1, wage(tier(0n, 30), tier(110_000_000n, 70, { activeMembers: 2 })));
  await offer('daily', 3, wage(tier(0n, 20)));
  await offer('hourly', 0, wage(tier(30_000_000n, 33)));
  await offer('hourly', 2, wage(tier(30_000_000n, 21)));
  await offer('realtime', 0, wage(tier(0n, 17)));
  await offer('realtime', 1, wage(tier(0n, 9)));
  await offer('dividend', 0, weekly);
  await offer('dividend', 1, { ...weekly, tiers: [tier(0n, 500, { loss: 1n })] });
  await offer('dividend', ofHalves, { ...weekly, period: 'semimonthly', carry: 'secondHalf' });
  await offer('dividend', ofMonth, { ...weekly, period: 'monthly', carry: 'previous' });
  await offer('dividend', ofWeeks, { ...weekly, carry: 'previous' });
  // As if all had been signed today.
  await site.owner.query('update contracts_contracts set starts_day = $1', [addDays(today, 1)]);
  await site.owner.query('update contracts_versions set from_day = $1', [addDays(today, 1)]);
  await pay(at(0, 1_437));
  const draw = numbers(20_261_121);
  // Play happens in a few half hours of each day, the first and the last included.
  const halves = [0, 19, 38, 47];
  for (let count = 0; count < 300; count += 1) {
    const bet = BigInt(draw(40_000_000) + 1);
    const win = draw(3) === 0 ? (bet * BigInt(draw(400))) / 100n : 0n;
    const day = 1 + draw(DAYS - 2);
    const minute = (halves[(day + draw(2)) % halves.length] ?? 0) * 30 + draw(30);
    played.push({ member: draw(parents.length), day, minute, bet, win });
  }
  // Periods that the team won, so that something is carried, and then one that it lost.
  played.push(
    { member: ofHalves, day: 5, minute: 571, bet: 10_000_000n, win: 410_000_000n },
    { member: ofHalves, day: 20, minute: 571, bet: 900_000_000n, win: 0n },
    { member: ofMonth, day: 12, minute: 1_141, bet: 300_000_000n, win: 0n },
    { member: ofWeeks, day: 3, minute: 1_141, bet: 10_000_000n, win: 260_000_000n },
    { member: ofWeeks, day: 10, minute: 1_141, bet: 10_000_000n, win: 260_000_000n },
    { member: ofWeeks, day: 17, minute: 1_141, bet: 900_000_000n, win: 0n },
  );
}, 240_000);
afterAll(() => site.close());

const isIn = (member: number, agent: number): boolean =>
  member === agent || (member >= 0 && isIn(parents[member] ?? -1, agent));
const validOf = ({ bet, win }: Played): bigint => {
  const result = win > bet ? win - bet : bet - win;
  return result < bet ? result : bet;
};

/** What the line brought each, in whole hundredths: nothing is lost between the five minutes, so the sum alone is cut. */
function recomputeRebates(): bigint[] {
  const sums = people.map(() => 0n);
  for (const round of played) {
    let highest = 0;
    for (let place = round.member; place >= 0; place = parents[place] ?? -1) {
      const rate = rates[place] ?? 0;
      const more = rate > highest ? rate - highest : 0;
      highest = rate > highest ? rate : highest;
      sums[place] = (sums[place] ?? 0n) + validOf(round) * BigInt(more * PERCENT);
    }
  }
  return sums.map((sum) => (sum / 1_000_000_000n) * 1_000n);
}

/** Whether a period of a dividend ends with a day. */
function isLastOf(period: Terms['period'], day: number): boolean {
  const next = new Date(`${addDays(today, day + 1)}T00:00:00Z`);
  if (period === 'weekly') return next.getUTCDay() === 1;
  return next.getUTCDate() === 1 || (period === 'semimonthly' && next.getUTCDate() === 16);
}

/** What goes into the next dividend of a period's own result and of that with what was carried into it. */
function carriedOf({ carry }: Terms, own: bigint, whole: bigint, lastDay: number): bigint {
  const isKept = carry === 'permanent' || (carry === 'secondHalf' && addDays(today, lastDay).endsWith('-15'));
  const left = carry === 'previous' ? own : isKept ? whole : 0n;
  return left < 0n ? left : 0n;
}

/** Everything once more in plain arrays, from the rounds alone: no SQL, none of the sums that pay uses. */
function recompute(): Expected[] {
  const bills: Expected[] = [];
  for (const { kind, agent, terms } of agreed) {
    const team = played.filter(({ member }) => isIn(member, agent));
    const bill = (rounds: Played[], from: number, carried: bigint): bigint => {
      const bets = rounds.map(validOf).reduce((sum, value) => sum + value, 0n);
      const own = rounds.reduce((sum, { bet, win }) => sum + bet - win, 0n);
      const loss = own + carried;
      const members = new Set(rounds.map(({ member }) => member));
      const active = [...members].filter((one) => {
        const placed = rounds.filter(({ member }) => member === one).map(validOf);
        const sum = placed.reduce((all, value) => all + value, 0n);
        return sum > 0n && sum >= terms.activeBet;
      }).length;
      let amount = 0n;
      for (const step of terms.tiers) {
        const isReached =
          bets >= step.validBet && (step.loss === 0n || loss >= step.loss) && active >= step.activeMembers;
        const base = kind === 'dividend' ? loss : bets;
        if (isReached) amount = step.amount + ((base > 0n ? base : 0n) * BigInt(step.rateBps)) / 10_000n;
      }
      if (amount > 0n) bills.push({ agent, kind, from, amount });
      return own;
    };
    if (kind === 'dividend') {
      let [carried, rounds, from] = [0n, [] as Played[], 1];
      for (let day = 1; day <= DAYS; day += 1) {
        rounds.push(...team.filter((round) => round.day === day));
        if (!isLastOf(terms.period, day)) continue;
        const own = bill(rounds, from, carried);
        carried = carriedOf(terms, own, own + carried, day);
        [rounds, from] = [[], day + 1];
      }
      continue;
    }
    for (let day = 1; day < DAYS; day += 1) {
      const ofDay = team.filter((round) => round.day === day);
      if (kind === 'daily') bill(ofDay, day, 0n);
      if (kind === 'hourly') {
        for (let hour = 0; hour < 24; hour += 1) {
          const rounds = ofDay.filter(({ minute }) => Math.floor(minute / 60) === hour);
          bill(rounds, day, 0n);
        }
      }
      if (kind === 'realtime') {
        for (let slot = 0; slot < 48; slot += 1) {
          const rounds = ofDay.filter(({ minute }) => Math.floor(minute / 30) === slot);
          // A settlement at midnight is paid on the new day.
          bill(rounds, slot === 47 ? day + 1 : day, 0n);
        }
      }
    }
  }
  // Hours and settlements of a day are compared by their sum.
  const sums = new Map<string, Expected>();
  for (const part of bills) {
    const key = `${part.agent} ${part.kind} ${part.from}`;
    sums.set(key, { ...part, amount: part.amount + (sums.get(key)?.amount ?? 0n) });
  }
  return [...sums.values()].sort(byPlace);
}

const byPlace = (one: Expected, other: Expected): number =>
  one.agent - other.agent || one.kind.localeCompare(other.kind) || one.from - other.from;

async function billed(): Promise<Expected[]> {
  const { rows } = await site.owner.query<{ memberId: bigint; kind: Kind; day: string; amount: bigint }>(
    `select member_id as "memberId", kind, from_day::text as day, sum(amount)::bigint as amount
       from contracts_bills where amount > 0 group by 1, 2, 3`,
  );
  const dayOf = (day: string): number =>
    Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  return rows
    .map(({ memberId, kind, day, amount }) => ({
      ...{ agent: people.findIndex((person) => person.memberId === memberId), kind, from: dayOf(day), amount },
    }))
    .sort(byPlace);
}

describe('a generated month', () => {
  it(
    '[A214] [I-27] [I-29] [I-30] is billed to the last unit and paid once by three workers with repeated crashes',
    { timeout: 300_000 },
    async () => {
      const open = (): Pool => createPool({ url: site.databaseUrl, max: 2, applicationName: 'baize-worker' });
      const pools = [open(), open(), open()];
      const kill = async (): Promise<void> => {
        await site.owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'baize-worker' and datname = current_database()`,
        );
      };
      // In steps of half an hour: its play is settled at its end, and days are closed on the way.
      const halves = [...new Set(played.map(({ day, minute }) => day * 48 + Math.floor(minute / 30)))];
      for (const [count, half] of halves.sort((one, other) => one - other).entries()) {
        for (const { member, day, minute, bet, win } of played) {
          if (day * 48 + Math.floor(minute / 30) !== half) continue;
          await playRound(site, { memberId: people[member]?.memberId ?? 0n, at: at(day, minute), bet, win });
        }
        const moment = at(Math.floor(half / 48), (half % 48) * 30 + 30);
        const isRough = count % 8 === 0;
        const workers = isRough || count % 4 === 0 ? pools : pools.slice(0, 1);
        const runs = workers.map((pool) => pay(moment, pool).catch(() => undefined));
        if (isRough) await kill();
        await Promise.all(runs);
        // A crashed worker restarts; its open transaction is rolled back, committed work stays.
        if (isRough) await pay(moment);
      }
      await pay(at(DAYS + 1, 200));
      await Promise.all(pools.map((pool) => pool.end()));
      const expected = recompute();
      expect(expected.length).toBeGreaterThan(100);
      expect(await billed()).toEqual(expected);
      await site.owner.query(`update contracts_bills set status = 'due' where status = 'unapproved'`);
      // Transfers in transit of a killed worker are delivered by another.
      await site.owner.query(`update wallet_transits set sent_at = sent_at - interval '1 minute'`);
      await site.platform.jobs.turn('wallet.arriveWaiting');
      for (let again = 0; again < 3; again += 1) await pay(at(DAYS + 1, 205));
      await everythingIsPaidOnce(expected);
    },
  );

  it('[I-28] every bill is the sum of its rows, and each change of a round is in one bill of a contract', async () => {
    const { rows: bills } = await site.owner.query<{ id: bigint; contractId: bigint; kind: Kind; facts: number }>(
      `select b.id, b.contract_id as "contractId", b.kind, (select count(*)::int from contracts_facts f
            where f.team @> array[b.member_id] and f.day >= c.starts_day) as facts
         from contracts_bills b join contracts_contracts c on c.id = b.contract_id order by b.id`,
    );
    const seen = new Map<bigint, string[]>();
    for (const { id, contractId } of bills) {
      const bill = await readBill(site.platform.pool, { brandId: 1, id });
      if (!bill) throw new Error(`There is no bill ${id}.`);
      const sums = { validBet: 0n, net: 0n };
      for (let [pageNum, last] = [1, 1]; pageNum <= last; pageNum += 1) {
        const { page, pageTotals } = await readBillRounds(site.platform, bill, { pageNum, pageSize: 5 });
        seen.set(contractId, [...(seen.get(contractId) ?? []), ...page.content.map((row) => row.id)]);
        sums.validBet += pageTotals.validBet;
        sums.net += pageTotals.profitAndLoss;
        last = page.totalPages;
      }
      expect(sums, `${bill.kind} ${id}`).toEqual({ validBet: bill.validBet, net: bill.net });
    }
    expect(seen.size).toBe(agreed.length);
    for (const { contractId, kind, facts } of bills) {
      const ids = seen.get(contractId) ?? [];
      expect(new Set(ids).size, kind).toBe(ids.length);
      // The last period of a dividend is not over.
      if (kind !== 'dividend') expect(ids.length, kind).toBe(facts);
    }
  });

  it('[I-28] a bill whose range ends one fact too early does not add up', async () => {
    const { rows: bills } = await site.owner.query<{ id: bigint; validBet: bigint; fromDay: string; lastDay: string }>(
      `select id, valid_bet as "validBet", from_day::text as "fromDay", (to_day - 1)::text as "lastDay" from contracts_bills
        where kind = 'daily' and valid_bet > 0 order by id limit 1`,
    );
    const [bill] = bills;
    const scope = bill && (await readBillScope(site.platform.pool, bill.id));
    if (!scope) throw new Error('There is no daily bill.');
    const sumUpTo = async (upTo: bigint) => {
      const page = { from: bill.fromDay, to: bill.lastDay, limit: 1_000, offset: 0 };
      const facts = await readBillFacts(site.platform.pool, { ...scope, facts: { ...scope.facts, upTo } }, page);
      return { sum: facts.reduce((sum, { validBet }) => sum + validBet, 0n), newest: facts[0]?.id ?? 0n };
    };
    const { sum, newest } = await sumUpTo(scope.facts.upTo);
    expect(sum).toBe(bill.validBet);
    expect((await sumUpTo(newest - 1n)).sum).not.toBe(bill.validBet);
  });

  it('[I-29] a bill that is off by one unit, or paid twice, is detected', async () => {
    const expected = recompute();
    const off = (await billed()).map((bill, place) => (place === 0 ? { ...bill, amount: bill.amount + 1n } : bill));
    expect(off).not.toEqual(expected);
    const [first] = expected;
    await expect(everythingIsPaidOnce([...expected, ...(first ? [first] : [])])).rejects.toThrow();
  });
});

/** Asserts that ledger transfers match the bills, and each agent's balance the pay received less paid. */
async function everythingIsPaidOnce(expected: readonly Expected[]): Promise<void> {
  const { rows } = await site.owner.query<{ open: bigint; billed: bigint; moved: bigint }>(
    `select (select count(*) from contracts_bills where amount > 0 and status <> 'issued') as open,
            (select sum(paid)::bigint from contracts_bills) as billed,
            (select sum(amount)::bigint from wallet_transfers where scope = 'contracts.bill' and outcome = 'applied'
                and credit = 'main') as moved`,
  );
  const rebates = recomputeRebates();
  const { rows: brought } = await site.owner.query<{ memberId: bigint; paid: bigint; moved: bigint }>(
    `select r.member_id as "memberId", sum(r.amount)::bigint as paid,
            (select sum(t.amount)::bigint from wallet_transfers t where t.member_id = r.member_id
                and t.scope = 'contracts.rebate' and t.outcome = 'applied') as moved
       from contracts_rebates r where r.status <> 'due' group by 1`,
  );
  for (const [place, { memberId }] of people.entries()) {
    const row = brought.find((one) => one.memberId === memberId);
    expect([row?.paid ?? 0n, row?.moved ?? 0n]).toEqual([rebates[place], rebates[place]]);
  }
  const total = expected.reduce((sum, { amount }) => sum + amount, 0n);
  expect(rows).toEqual([{ open: 0n, billed: total, moved: total }]);
  for (let agent = 0; agent < agents; agent += 1) {
    const sumOf = (bills: readonly Expected[]): bigint => bills.reduce((sum, { amount }) => sum + amount, 0n);
    const received = sumOf(expected.filter((bill) => bill.agent === agent));
    const given = sumOf(
      expected.filter((bill) =>
        agreed.some((one) => one.agent === bill.agent && one.kind === bill.kind && one.payer === agent),
      ),
    );
    const { rows: accounts } = await site.owner.query<{ balance: bigint }>(
      `select balance from wallet_accounts where member_id = $1 and name = 'main'`,
      [people[agent]?.memberId],
    );
    expect(accounts).toEqual([{ balance: received - given + (rebates[agent] ?? 0n) }]);
  }
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
}
