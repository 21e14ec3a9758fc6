import { families } from '@baize/maths/lottery/families';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { createPool } from '../../apps/platform/src/kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import { createPlacing, priceItem, readLottery } from '../../apps/platform/src/modules/lotteries/index.ts';
import { createPosting, verifyLedger } from '../../apps/platform/src/modules/wallet/index.ts';
import type { Settler } from '../lottery/startSettler.ts';
import type { DrawControl } from './drawControls.ts';
import { modelChange, modelPayout, type ModelBet, type ModelLine, type ModelResult } from './drawModel.ts';
import { QUERY_PATIENCE_MS } from './faultsOf.ts';
import { NoAnswer } from './NoAnswer.ts';
import { seededRandom } from '../../tools/seededRandom.ts';

export type DrawTorture = {
  url: string;
  seed: string;
  bets: number;
  draws: number;
  kills: number;
  corrections: number;
  voids: number;
  control?: DrawControl | undefined;
  startSettler: () => Promise<Settler>;
  say: (line: string) => void;
};

export type DrawTortureReport = { faults: string[]; figures: Record<string, number> };

const MEMBERS = 200;
const LOTTERIES = 10;
const CALLERS = 256;
/** Some have little, so that a corrected result takes back more than they have. */
const startOf = (member: bigint): bigint => (member % 10n === 0n ? 30_000_000n : 100_000_000_000n);

/**
 * Bets on very many draws, whose results arrive while the settlers are killed one after the other; some results are
 * corrected and some draws voided, also during settlement. In the end all balances match the model, and every order
 * shows what it was paid.
 */
export async function tortureDraws(job: DrawTorture): Promise<DrawTortureReport> {
  const random = seededRandom(`draws ${job.seed}`);
  const owner = openOwner(job.url, { max: 3, query_timeout: QUERY_PATIENCE_MS });
  const settlers: Settler[] = [];
  try {
    const draws = await seedDraws(owner, job.draws);
    if (job.control !== undefined) await plant(owner, job.control);
    const bets = await placeBets(job, draws, random);
    job.say(`${bets.size} bets on ${draws.length} draws`);
    /* Disables the creation of further draws. */
    await owner.query(`update lotteries_lotteries set is_open = false where code like 'draws-%'`);
    const results = new Map<bigint, ModelResult>();
    settlers.push(await job.startSettler(), await job.startSettler());
    let kills = 0;
    const left = draws.map(({ id }) => id);
    /* Corrections and voids fall on random turns. */
    const turns = Math.max(job.kills, 1);
    const corrected = spread(job.corrections, turns, random);
    const voided = spread(job.voids, turns, random);
    for (let turn = 0; turn < turns; turn += 1) {
      const due = left.splice(0, Math.ceil(left.length / (turns - turn)));
      await owner.query('update lotteries_draws set close_at = clock_timestamp() where id = any ($1)', [due]);
      for (const id of due) results.set(id, digitsOf(random));
      await giveResults(owner, due, results);
      for (let nth = 0; nth < corrected[turn]!; nth += 1) await change(owner, results, random, digitsOf(random));
      for (let nth = 0; nth < voided[turn]!; nth += 1) await change(owner, results, random, 'void');
      if (job.kills === 0) continue;
      await wait(random(40));
      const at = turn % settlers.length;
      await settlers[at]!.kill();
      kills += 1;
      settlers[at] = await job.startSettler();
      if (kills % 10 === 0) job.say(`kill ${kills} of ${job.kills}`);
    }
    await untilSettled(owner);
    job.say('checking');
    const faults = await check(owner, bets, results);
    return {
      faults,
      figures: {
        ...{ bets: bets.size, draws: draws.length, kills, corrections: job.corrections, voids: job.voids },
        differences: faults.length,
      },
    };
  } finally {
    for (const settler of settlers) await settler.kill();
    await owner.end();
  }
}

type Draw = { id: bigint; no: string; code: string };
type Random = (below: number) => number;

const digitsOf = (random: Random): number[] => Array.from({ length: 5 }, () => random(10));

/** Distributes things randomly over the turns. */
function spread(count: number, turns: number, random: Random): number[] {
  const counts = Array.from({ length: turns }, () => 0);
  for (let nth = 0; nth < count; nth += 1) counts[random(turns)]! += 1;
  return counts;
}

async function seedDraws(owner: pg.Pool, count: number): Promise<Draw[]> {
  await openBrand(owner, {
    code: 'draws',
    name: 'Draws',
    defaultLanguage: 'EN',
    languages: ['EN'],
    hosts: ['draws.localhost'],
  });
  await owner.query(
    `insert into lotteries_lotteries (brand_id, code, family, name, group_code, area, prize_mode, source, time_zone,
       first_second, last_second, every_seconds, close_seconds, min_group, max_group, play_limit, member_limit, draw_limit,
       prize_limit, is_open, chain, updated_by)
     select b.id, 'draws-' || n, 'ssc', '{"EN":"Draws"}', 'SSC', 'CN', 'ZY', 'official', 'Asia/Shanghai', 0, 86399, 3600, 0,
            1700, 1960, 1e14, 1e14, 1e16, 1e14, true, repeat('0', 64), 'torture'
       from site_brands b cross join generate_series(0, $1::integer - 1) n where b.code = 'draws'`,
    [LOTTERIES],
  );
  const { rows } = await owner.query<Draw>(
    `with made as (
       insert into lotteries_draws (lottery_id, brand_id, no, opens_at, close_at, draw_at, state)
       select l.id, l.brand_id, 'd-' || n, now() - interval '1 hour', now() + interval '1 day',
              now() + interval '1 day' + n * interval '1 second', 'open'
         from generate_series(0, $1::integer - 1) n
         join lotteries_lotteries l on l.code = 'draws-' || n % $2::integer
       returning id, no, lottery_id)
     select m.id, m.no, l.code from made m join lotteries_lotteries l on l.id = m.lottery_id order by m.id`,
    [count, LOTTERIES],
  );
  const brand = `(select id from site_brands where code = 'draws')`;
  await owner.query(`select wallet_open(${brand}, m, '{CNY}') from generate_series(1, $1::bigint) m`, [MEMBERS]);
  await owner.query(
    `select count(*) from wallet_post((
       select jsonb_agg(jsonb_build_object('brand', ${brand}, 'member', w.m, 'currency', 'CNY', 'scope', 'torture',
                'key', 'start ' || w.m, 'kind', 'deposit', 'debit', 'house.bank:torture', 'credit', 'main', 'amount', w.amount))
         from unnest($1::bigint[], $2::bigint[]) as w (m, amount)))`,
    [allMembers, allMembers.map(startOf)],
  );
  return rows;
}

const allMembers = Array.from({ length: MEMBERS }, (_, nth) => BigInt(nth + 1));

async function placeBets(job: DrawTorture, draws: readonly Draw[], random: Random): Promise<Map<bigint, ModelBet>> {
  const pool = createPool({ url: job.url, applicationName: 'torture', max: 4 });
  const placing = createPlacing({ pool, wallet: createPosting({ pool }) });
  const ssc = families(6).find(({ key }) => key === 'ssc')!;
  const { rows } = await pool.query<{ id: number }>(`select id from site_brands where code = 'draws'`);
  const brandId = rows[0]!.id;
  const lotteries = new Map(
    await Promise.all(
      [...new Set(draws.map(({ code }) => code))].map(
        async (code) => [code, (await readLottery(pool, { brandId, code }))!] as const,
      ),
    ),
  );
  const bets = new Map<bigint, ModelBet>();
  let made = 0;
  const caller = async (): Promise<void> => {
    while (made < job.bets) {
      made += 1;
      const draw = draws[random(draws.length)]!;
      const member = BigInt(1 + random(MEMBERS));
      const lottery = lotteries.get(draw.code)!;
      const memberGroup = random(3) === 0 ? 1_900 : 1_700;
      const asked = Array.from({ length: 1 + (random(5) === 0 ? 1 : 0) }, () => someLine(random));
      const terms = { lottery, family: ssc, memberGroup, restricted: [] };
      const lines = asked.map(({ item }, at) => priceItem(item, at, terms));
      const stake = asked.reduce((sum, one) => sum + one.stake, 0n);
      const rebate = asked.reduce((sum, one) => sum + (one.stake * BigInt(memberGroup - 1_700)) / 2_000n, 0n);
      const requestId = randomUUID();
      const digest = createHash('sha256').update(requestId).digest();
      try {
        const { orderId: id } = await placing.place({
          ...{ brandId, memberId: member, account: `m${member}`, currency: 'CNY', lottery, lotteryId: lottery.id },
          ...{
            drawNo: draw.no,
            requestId,
            digest,
            lines,
            restricted: [],
            rebate: sumOf(lines, 'rebate'),
            stake: sumOf(lines, 'stake'),
          },
        });
        bets.set(id, { member, draw: draw.id, stake, rebate, lines: asked.map(({ line }) => line) });
      } catch (error) {
        if ((error as { code?: string }).code !== 'insufficient_funds') throw error;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: CALLERS }, caller));
  } finally {
    await placing.close();
    await pool.end();
  }
  return bets;
}

const sumOf = (lines: readonly { stake: bigint; rebate: bigint }[], name: 'stake' | 'rebate'): bigint =>
  lines.reduce((sum, line) => sum + line[name], 0n);

/** A random line for the product and the same for the model. */
function someLine(random: Random): { item: Parameters<typeof priceItem>[0]; line: ModelLine; stake: bigint } {
  const kind = (['place', 'place', 'front', 'all'] as const)[random(4)]!;
  const multiple = 1 + random(4);
  const some = (most: number): number[] =>
    [...new Set(Array.from({ length: 1 + random(most) }, () => random(10)))].toSorted((a, b) => a - b);
  const digits =
    kind === 'place'
      ? Array.from({ length: 5 }, (_, place) => (place === 0 || random(3) === 0 ? some(3) : []))
      : Array.from({ length: kind === 'all' ? 5 : 3 }, () => some(kind === 'all' ? 4 : 3));
  const count =
    kind === 'place'
      ? digits.reduce((sum, one) => sum + one.length, 0)
      : digits.reduce((product, one) => product * one.length, 1);
  const play = { place: 'ssc.position.digit', front: 'ssc.star3front.direct', all: 'ssc.star5.direct' }[kind];
  const selection = digits.map((one) => one.join('')).join(',');
  const lineStake = 2_000n * BigInt(multiple);
  return {
    item: { play, selection, multiple, unit: 'fen', prizeGroup: 1_700 },
    line: { kind, digits, lineStake },
    stake: lineStake * BigInt(count),
  };
}

/** Gives each draw its result as soon as its orders are fixed. */
async function giveResults(owner: pg.Pool, ids: readonly bigint[], results: Map<bigint, ModelResult>): Promise<void> {
  const waiting = new Set(ids.map(String));
  const deadline = Date.now() + 60_000;
  while (waiting.size > 0) {
    const { rows } = await owner.query<{ id: string }>(
      `select id::text from lotteries_draws where id = any ($1) and state = 'awaiting'`,
      [[...waiting]],
    );
    for (const { id } of rows) {
      await owner.query(
        `update lotteries_draws set state = 'drawn', result = $2, result_no = 1, drawn_at = clock_timestamp()
          where id = $1 and state = 'awaiting'`,
        [id, results.get(BigInt(id))],
      );
      waiting.delete(id);
    }
    if (Date.now() > deadline) throw new NoAnswer(`${waiting.size} closed draws were not picked up`, 60);
    if (waiting.size > 0) await wait(10);
  }
}

/** Corrects or voids a draw with a result, settled or not. */
async function change(
  owner: pg.Pool,
  results: Map<bigint, ModelResult>,
  random: Random,
  said: ModelResult,
): Promise<void> {
  const open = [...results].filter(([, result]) => result !== 'void');
  const [id] = open[random(open.length)]!;
  await owner.query(
    said === 'void'
      ? `update lotteries_draws set state = 'void', settled_at = null where id = $1`
      : `update lotteries_draws set state = 'drawn', result = $2, result_no = result_no + 1, settled_at = null where id = $1`,
    said === 'void' ? [id] : [id, said],
  );
  results.set(id, said);
}

async function untilSettled(owner: pg.Pool): Promise<void> {
  let before = -1;
  for (let deadline = Date.now() + 60_000; ;) {
    const { rows } = await owner.query<{ left: number }>(
      `select count(*)::integer as left from lotteries_draws where settled_at is null`,
    );
    const left = rows[0]!.left;
    if (left === 0) return;
    if (left !== before) deadline = Date.now() + 60_000;
    before = left;
    if (Date.now() > deadline) throw new NoAnswer(`${left} draws are not settled`, 60);
    await wait(50);
  }
}

async function check(
  owner: pg.Pool,
  bets: ReadonlyMap<bigint, ModelBet>,
  results: ReadonlyMap<bigint, ModelResult>,
): Promise<string[]> {
  const faults: string[] = [];
  const expected = new Map(allMembers.map((member) => [member, startOf(member)]));
  for (const bet of bets.values()) {
    expected.set(bet.member, expected.get(bet.member)! + modelChange(bet, results.get(bet.draw)!));
  }
  const { rows: balances } = await owner.query<{ member: string; balance: string }>(
    `select a.member_id::text as member, sum(a.balance)::text as balance
       from wallet_accounts a join site_brands b on b.id = a.brand_id and b.code = 'draws'
      where a.member_id > 0 and a.name in ('main', 'debt') group by a.member_id`,
  );
  for (const { member, balance } of balances) {
    const said = expected.get(BigInt(member));
    if (said !== BigInt(balance)) faults.push(`member ${member} has ${balance}, the model says ${said}`);
  }
  const { rows: orders } = await owner.query<{ id: string; state: string; payout: string }>(
    `select o.id::text, o.state, o.payout::text from lotteries_orders o join site_brands b on b.id = o.brand_id
      where b.code = 'draws'`,
  );
  if (orders.length !== bets.size) faults.push(`${orders.length} orders are stored, ${bets.size} were accepted`);
  for (const { id, state, payout } of orders) {
    const bet = bets.get(BigInt(id));
    const result = bet && results.get(bet.draw);
    if (bet === undefined || result === undefined) {
      faults.push(`order ${id} was never accepted`);
      continue;
    }
    const said = result === 'void' ? 'refunded 0' : `settled ${modelPayout(bet, result)}`;
    if (`${state} ${payout}` !== said) faults.push(`order ${id} is ${state} ${payout}, the model says ${said}`);
  }
  const rounds = await owner.query<{ count: number }>(
    `select count(*)::integer as count from vendors_rounds r join site_brands b on b.id = r.brand_id and b.code = 'draws'
       left join lotteries_orders o on o.id::text = r.round
      where r.vendor_id = 0 and (o.id is null or r.win <> o.payout or r.bet <> case o.state when 'refunded' then 0 else o.stake end)`,
  );
  if (rounds.rows[0]!.count > 0) faults.push(`${rounds.rows[0]!.count} rounds differ from their orders`);
  const pool = owner as Parameters<typeof verifyLedger>[0];
  const report = await verifyLedger(pool);
  faults.push(...report.faults.map(({ what, where }) => `ledger: ${what}: ${where}`));
  faults.push(...report.trialBalance.flatMap(({ sum }) => (BigInt(sum) === 0n ? [] : [`the ledger sums to ${sum}`])));
  return faults;
}

/** Plants one named fault in the settlement of a run's own database, to show that it is detected. */
async function plant(owner: pg.Pool, control: DrawControl): Promise<void> {
  const body =
    control === 'lost-win'
      ? 'new.payout := 0;'
      : `perform wallet_post(jsonb_build_array(jsonb_build_object('brand', new.brand_id, 'member', new.member_id,
           'currency', new.currency, 'scope', 'lottery', 'key', 'again:' || new.id || ':' || new.settled_no, 'kind', 'win',
           'debit', 'house.lottery:again', 'credit', 'main', 'amount', new.payout)));`;
  await owner.query(
    `create function torture_plant() returns trigger language plpgsql security definer as $$ begin ${body} return new; end $$`,
  );
  await owner.query(
    `create trigger torture_plant before update on lotteries_orders for each row
       when (new.payout > 0 and new.id % 7 = 0) execute function torture_plant()`,
  );
}
