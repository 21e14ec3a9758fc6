import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openOwner } from '@baize/server/openOwner';
import { QUERY_PATIENCE_MS } from '../faultsOf.ts';
import { NoAnswer } from '../NoAnswer.ts';
import { seededRandom } from '@baize/tools/seededRandom';
import { bookMoney } from './bookMoney.ts';
import { checkJobs } from './checkJobs.ts';
import { clockLedger } from './clockLedger.ts';
import { giveRates } from './giveRates.ts';
import { jobFormulas } from './jobFormulas.ts';
import { JobModel, LOTTERY } from './jobModel.ts';
import type { ModelFact } from './ModelFact.ts';
import type { Payer } from './Payer.ts';
import type { JobControl, PayOrder } from './PayOrder.ts';
import { plantJobFault } from './plantJobFault.ts';
import type { Random } from './Random.ts';
import { RebateModel } from './rebateModel.ts';
import { giveTo, percents, seedJobBrand } from './seedJobs.ts';
import type { Site } from './Site.ts';

export type JobTorture = {
  url: string;
  seed: string;
  /** Minimum number of bills, each of a contract, a period and a member. */
  bills: number;
  /** Pairs of agents per brand, of which there are three. */
  groups: number;
  workers: number;
  kills: number;
  pauses: number;
  /** The idle-in-transaction time-out. */
  leaseMs: number;
  control?: JobControl | undefined;
  startPayer: (order: PayOrder) => Promise<Payer>;
  say: (line: string) => void;
};

export type JobTortureReport = { faults: string[]; figures: Record<string, number> };

type Held = { client: pg.PoolClient; site: Site; fact: ModelFact };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SLOT = 5 * MINUTE;

/**
 * Two and a half days each: one with the night that loses an hour, one with the night that repeats an hour, and one
 * with neither whose clock is moved by a day and back.
 */
const plans = [
  { code: 'spring', timeZone: 'Europe/Berlin', begins: '2026-03-28T16:00:00Z', isJumping: false },
  { code: 'autumn', timeZone: 'Europe/Berlin', begins: '2026-10-24T16:00:00Z', isJumping: false },
  { code: 'steady', timeZone: 'Asia/Shanghai', begins: '2026-06-05T16:00:00Z', isJumping: true },
] as const;
const LASTS = 56 * HOUR;
const JUMP = 26 * HOUR;
/** After this time what is due counts as never done. */
const PATIENCE_MS = 180_000;

/**
 * Play over very many periods, which several workers count, bill and pay concurrently while they are killed, and paused
 * for longer than the idle-in-transaction time-out. The ledger books by the same clocks, rates change half-way. In the
 * end every contract has one bill per period with the model's amount, everybody has one rebate per five minutes that
 * brought something, and all balances match.
 */
export async function tortureJobs(job: JobTorture): Promise<JobTortureReport> {
  const random = seededRandom(`jobs ${job.seed}`);
  const owner = openOwner(job.url, { max: 6, query_timeout: QUERY_PATIENCE_MS });
  const payers: Payer[] = [];
  let held: Held | undefined;
  let started = 0;
  const start = (): Promise<Payer> =>
    job.startPayer({
      ...{ url: job.url, name: `payer-${(started += 1)}-${randomUUID().slice(0, 8)}` },
      ...{ leaseMs: job.leaseMs, control: job.control },
    });
  try {
    const sites = await seedSites(owner, job.groups);
    if (job.control !== undefined) await plantJobFault(owner, job.control);
    await clockLedger(owner);
    payers.push(...(await Promise.all(Array.from({ length: job.workers }, start))));
    await setClocks(owner, sites);
    await untilBegun(owner, sites);
    /* Every pair has two bills per turn, except where a clock is ahead; the days add some more. */
    const turns = Math.max(8, Math.ceil(job.bills / (job.groups * 2 * 2.5)));
    const killed = spread(job.kills, turns, random);
    const paused = spread(job.pauses, turns, random);
    const jumpAt = Math.floor(turns / 3);
    const ratesAt = Math.floor(turns / 2);
    const done = { rounds: 0, corrections: 0, bookings: 0, held: 0, kills: 0, pauses: 0, fenced: 0, clockJumps: 0 };
    /* Held back from the turn before, until it is committed. */
    let late: Pick<Held, 'site' | 'fact'> | undefined;
    for (let turn = 0; turn < turns; turn += 1) {
      const facts = new Map<Site, ModelFact[]>();
      for (const [at, site] of sites.entries()) {
        site.now = turnEnd(plans[at]!.begins, turn + 1, turns);
        const mine = await play(owner, { site, random });
        done.rounds += mine.rounds;
        done.corrections += mine.corrections;
        done.bookings += mine.bookings;
        facts.set(site, mine.facts);
      }
      if (late !== undefined) facts.get(late.site)!.push(late.fact);
      held = turn === turns - 1 ? undefined : await holdBack(owner, sites[random(2)]!, random);
      if (held !== undefined) done.held += 1;
      for (const site of sites) site.model.pass(site.now, facts.get(site)!);
      await setClocks(owner, sites);
      for (let nth = 0; nth < killed[turn]!; nth += 1) {
        await wait(random(30));
        const at = random(payers.length);
        await payers[at]!.kill();
        payers[at] = await start();
        done.kills += 1;
      }
      for (let nth = 0; nth < paused[turn]!; nth += 1) {
        const payer = payers[random(payers.length)]!;
        done.fenced += await pauseBeyondLease(owner, { payer, leaseMs: job.leaseMs, random });
        await untilBilled(owner, sites);
        await payer.resume();
        done.pauses += 1;
      }
      await untilBilled(owner, sites);
      /* All that was committed is counted by now, and what is held back is not. */
      if (turn === ratesAt) {
        for (const { players, model } of sites) model.rebates.rates = await giveRates(owner, players, 1);
      }
      if (held !== undefined) {
        await held.client.query('commit');
        held.client.release();
      }
      late = held;
      held = undefined;
      if (turn === jumpAt) {
        const site = sites[plans.findIndex(({ isJumping }) => isJumping)]!;
        const was = site.now;
        for (const now of [was + JUMP, was]) {
          site.now = now;
          site.seenUpTo = Math.max(site.seenUpTo, now);
          site.model.pass(now, []);
          await setClocks(owner, sites);
          await untilBilled(owner, sites);
          done.clockJumps += 1;
        }
      }
      if ((turn + 1) % 20 === 0) job.say(`turn ${turn + 1} of ${turns}: ${done.kills} kills, ${done.pauses} pauses`);
    }
    for (const site of sites) {
      site.now += 2 * 24 * HOUR;
      site.model.pass(site.now, []);
    }
    await setClocks(owner, sites);
    await untilBilled(owner, sites);
    await settleAll(owner, sites);
    job.say('checking');
    const { faults, ...found } = await checkJobs(owner, sites);
    if (done.fenced < job.pauses) faults.push(`${job.pauses - done.fenced} paused workers kept their leases`);
    return { faults, figures: { ...found, ...done, workers: job.workers, differences: faults.length } };
  } finally {
    for (const payer of payers) await payer.kill();
    held?.client.release(true);
    await owner.end();
  }
}

async function seedSites(owner: pg.Pool, groups: number): Promise<Site[]> {
  await owner.query('create table torture_clock (brand_id integer primary key, now timestamptz not null)');
  await owner.query('grant select on torture_clock to baize_app');
  const sites: Site[] = [];
  for (const { code, timeZone, begins } of plans) {
    const at = Date.parse(begins);
    const startsDay = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
    const formulas = jobFormulas[code];
    const brand = await seedJobBrand(owner, { code, timeZone, startsDay, groups, formulas });
    const rates = await giveRates(owner, brand.players, 0);
    const rebates = new RebateModel({ lines: brand.lines, rates, percents });
    const model = new JobModel({ timeZone, contracts: brand.contracts, formulas, rebates, begins: at });
    sites.push({ ...brand, model, now: at, seenUpTo: at });
  }
  return sites;
}

/** The end of a turn: shortly after a full five-minute slot. */
function turnEnd(begins: string, turn: number, turns: number): number {
  const at = Date.parse(begins) + Math.round((LASTS * turn) / turns);
  return at - (at % SLOT) + 10_000;
}

/** Distributes things randomly over the turns. */
function spread(count: number, turns: number, random: Random): number[] {
  const counts = Array.from({ length: turns }, () => 0);
  for (let nth = 0; nth < count; nth += 1) counts[random(turns)]! += 1;
  return counts;
}

async function setClocks(owner: pg.Pool, sites: readonly Site[]): Promise<void> {
  await owner.query(
    `insert into torture_clock (brand_id, now) select c.id, c.at from unnest($1::integer[], $2::timestamptz[]) as c (id, at)
     on conflict (brand_id) do update set now = excluded.now`,
    [sites.map(({ id }) => id), sites.map(({ now }) => new Date(now))],
  );
}

/**
 * One round per player, some corrections and some other money since the turn before, many at the first or last moment of a
 * slot, an hour or a day. Where the clock was set back, they fall into the minute that is scanned again.
 */
async function play(
  owner: pg.Pool,
  { site, random }: { site: Site; random: Random },
): Promise<{ facts: ModelFact[]; rounds: number; corrections: number; bookings: number }> {
  const end = site.now - 10_000;
  const isBehind = site.now <= site.seenUpTo;
  const begin = isBehind ? end - 30_000 : site.seenUpTo;
  const moment = (): number => {
    const at = begin + random(end - begin);
    const edge = at - (at % SLOT) + (random(2) === 0 ? 0 : SLOT - 1);
    return random(2) === 0 && edge >= begin && edge < end ? edge : at;
  };
  const facts = site.players
    .filter((_, place) => place % 3 === 2 || random(8) === 0)
    .map((member): ModelFact & { bet: bigint } => {
      const bet = BigInt(1 + random(40_000_000));
      const win = random(4) === 0 ? (bet * BigInt(random(300))) / 100n : 0n;
      const result = win > bet ? win - bet : bet - win;
      return {
        ...{ id: randomUUID(), member, at: moment(), isLottery: random(4) === 0, bet },
        ...{ validBet: result < bet ? result : bet, net: win - bet },
      };
    });
  await insertRounds(owner, site.id, facts);
  const corrections: ModelFact[] = [];
  const known = site.model.facts.filter(({ net, validBet }) => net === -validBet && validBet > 2n);
  for (let nth = 0; nth < Math.min(known.length, site.players.length / 12); nth += 1) {
    const first = known[random(known.length)]!;
    if (
      corrections.some(({ id }) => id === first.id) ||
      site.model.facts.filter(({ id }) => id === first.id).length > 1
    )
      continue;
    const less = first.validBet / 2n;
    const at = moment();
    await owner.query(
      'update vendors_rounds set bet = bet - $3, updated_at = $4 where member_id = $1 and round = $2 and brand_id = $5',
      [first.member, first.id, less, new Date(at), site.id],
    );
    corrections.push({
      id: first.id,
      member: first.member,
      at,
      isLottery: first.isLottery,
      validBet: -less,
      net: less,
    });
  }
  const bookings = await bookMoney(owner, { site, random, moment });
  site.seenUpTo = Math.max(site.seenUpTo, site.now);
  return { facts: [...facts, ...corrections], rounds: facts.length, corrections: corrections.length, bookings };
}

type Query = Pick<pg.PoolClient, 'query'>;

async function insertRounds(
  db: Query,
  brandId: number,
  facts: readonly (ModelFact & { bet: bigint })[],
): Promise<void> {
  await db.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select r.member, $1, 1, r.round, r.game, 'CNY', 1, r.bet, r.win, 0, true, '{}', r.at, r.at
       from unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::timestamptz[])
         as r (member, round, game, bet, win, at)`,
    [
      brandId,
      facts.map(({ member }) => member),
      facts.map(({ id }) => id),
      facts.map(({ isLottery }) => (isLottery ? LOTTERY : 'dragon-eight')),
      facts.map(({ bet }) => bet),
      facts.map(({ bet, net }) => bet + net),
      facts.map(({ at }) => new Date(at)),
    ],
  );
}

/** A round whose transaction begins before the end of the slot and commits only after the slot was settled. */
async function holdBack(owner: pg.Pool, site: Site, random: Random): Promise<Held> {
  const client = await owner.connect();
  const validBet = BigInt(1 + random(1_000_000));
  const member = site.players[random(site.players.length)]!;
  const fact = { id: randomUUID(), member, at: site.now - 10_001, isLottery: false, validBet, net: -validBet };
  await client.query('begin');
  await insertRounds(client, site.id, [{ ...fact, bet: validBet }]);
  return { client, site, fact };
}

/**
 * Pauses a worker in the middle of a transaction until the database terminates it. It resumes when the others have long
 * done its work. Returns 1, or 0 where it kept its transaction.
 */
async function pauseBeyondLease(
  owner: pg.Pool,
  { payer, leaseMs, random }: { payer: Payer; leaseMs: number; random: Random },
): Promise<number> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    await payer.pause();
    const pids = await heldBy(owner, payer.name);
    const end = pids.length === 0 ? 'committed' : await endOf(owner, { pids, name: payer.name, leaseMs });
    if (end !== 'committed') return end === 'fenced' ? 1 : 0;
    await payer.resume();
    if (Date.now() > giveUpAt) throw new NoAnswer('a worker in the middle of something', PATIENCE_MS / 1_000);
    await wait(random(15));
  }
}

/**
 * What becomes of the open transactions of a paused worker. A `commit` that was on its way when the worker was paused
 * still arrives, and the lease no longer matters.
 */
async function endOf(
  owner: pg.Pool,
  { pids, name, leaseMs }: { pids: readonly number[]; name: string; leaseMs: number },
): Promise<'fenced' | 'committed' | 'kept'> {
  for (const over = Date.now() + leaseMs + 10_000; Date.now() < over; await wait(50)) {
    const { rows } = await owner.query<{ state: string }>(
      'select state from pg_stat_activity where pid = any ($1) and application_name = $2',
      [pids, name],
    );
    if (rows.every(({ state }) => state === 'idle')) return rows.length < pids.length ? 'fenced' : 'committed';
  }
  return 'kept';
}

/** Connections of a worker that are idle in transaction; a running statement ends by itself. */
async function heldBy(owner: pg.Pool, name: string): Promise<number[]> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    if (Date.now() > giveUpAt) throw new NoAnswer(`a running statement of ${name}`, PATIENCE_MS / 1_000);
    const { rows } = await owner.query<{ pid: number; state: string }>(
      `select pid, state from pg_stat_activity where application_name = $1 and state <> 'idle'`,
      [name],
    );
    if (rows.some(({ state }) => state === 'active')) await wait(5);
    else return rows.map(({ pid }) => pid);
  }
}

async function untilBegun(owner: pg.Pool, sites: readonly Site[]): Promise<void> {
  await until('the brands to be leased', async () => {
    const { rows } = await owner.query<{ count: number }>('select count(*)::integer as count from contracts_cursors');
    return rows[0]!.count === sites.length;
  });
}

/**
 * Waits until the slots are settled with their rebates paid, past days are closed, and all play of a clock set back is
 * counted.
 */
async function untilBilled(owner: pg.Pool, sites: readonly Site[]): Promise<void> {
  await until('due bills', async () => {
    const { rows } = await owner.query<{ id: number; slotAt: Date; closed: string; isOwed: boolean }>(
      `select brand_id as id, slot_at as "slotAt", closed_through::text as closed,
              exists (select from contracts_rebates where status = 'due') as "isOwed"
         from contracts_cursors`,
    );
    if (rows.some(({ isOwed }) => isOwed)) return false;
    for (const site of sites) {
      const cursor = rows.find(({ id }) => id === site.id)!;
      if (cursor.slotAt.getTime() < site.now - (site.now % SLOT) || cursor.closed < site.model.closedThrough)
        return false;
      if (site.now >= site.seenUpTo) continue;
      const { rows: counted } = await owner.query<{ count: number }>(
        'select count(*)::integer as count from contracts_facts where brand_id = $1',
        [site.id],
      );
      if (counted[0]!.count < site.model.counted) return false;
    }
    return true;
  });
}

/** Approves dividends, funds payers without enough money, and waits until everything due is paid. */
async function settleAll(owner: pg.Pool, sites: readonly Site[]): Promise<void> {
  await owner.query(`update contracts_bills set status = 'due' where status = 'unapproved'`);
  for (const { id, players } of sites) await giveTo(owner, { brandId: id, key: 'end', members: players.slice(0, 1) });
  await until('due payments', async () => {
    const { rows } = await owner.query<{ left: number }>(
      `select (select count(*) from contracts_bills where status in ('due', 'partly', 'insufficient'))::integer
              + (select count(*) from wallet_transits where ended_at is null)::integer as left`,
    );
    return rows[0]!.left === 0;
  });
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; !(await isSo());) {
    if (Date.now() > giveUpAt) throw new NoAnswer(what, PATIENCE_MS / 1_000);
    await wait(15);
  }
}
