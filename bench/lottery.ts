import { families } from '@baize/maths/lottery/families';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { settleBet } from '@baize/maths/lottery/settleBet';
import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { createSecretBox } from '../apps/platform/src/kit/createSecretBox.ts';
import { createPool } from '../apps/platform/src/kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import {
  createPlacing,
  priceItem,
  type PricedLine,
  readLottery,
  turnDraws,
} from '../apps/platform/src/modules/lotteries/index.ts';
import { createPosting, verifyLedger, type Posting } from '../apps/platform/src/modules/wallet/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { betOf, MEMBERS, type Bet } from './lottery/betOf.ts';
import { betOverHttp, seedSessions } from './lottery/betOverHttp.ts';
import { fillDraw } from './lottery/fillDraw.ts';
import { startSettler, type Settler } from './lottery/startSettler.ts';
import { tempFolder } from '../tools/tempFolder.ts';

/**
 * The size of the draw that has to be settled within a minute: `npm run bench -- lottery` is a million orders.
 * `LOTTERY_ORDERS=100000` is a quicker look.
 */
const ORDERS = Number(process.env['LOTTERY_ORDERS'] ?? 1_000_000);
const CALLERS = 512;
const LAST_SECONDS = 10;
const START = 100_000_000_000n;
const WRONG = [9, 8, 7, 6, 5];
const RIGHT = [1, 2, 3, 4, 5];

const [ssc] = families(6).filter(({ key }) => key === 'ssc');
const play = ssc?.plays.find(({ id }) => id === 'ssc.star5.direct');
const digit = ssc?.plays.find(({ id }) => id === 'ssc.position.digit');

const keyOf = ({ play: id, selection, multiple }: Bet): string => `${id} ${selection} ${multiple}`;

/** The winnings of a bet by the single-bet maths, without any code of the settlement. */
const wonBy = (result: readonly number[]): ((bet: Bet) => bigint) => {
  const known = new Map<string, bigint>();
  return (bet) => {
    const key = keyOf(bet);
    const before = known.get(key);
    if (before !== undefined) return before;
    const own = bet.play === 'ssc.position.digit' ? digit : play;
    if (!own) throw new Error(`There is no play ${bet.play}.`);
    const read = readSelection(own, bet.selection);
    if ('fault' in read) throw new Error(read.fault);
    const terms = { prizes: prizesOf(own, { group: 1_700 }), lineStake: 2_000n * BigInt(bet.multiple) };
    const { payout } = settleBet(own, read.selection, result, terms);
    known.set(key, payout);
    return payout;
  };
};

/** Bets up to a close, then one draw settled by two workers of which one is killed half-way, corrected, and voided. */
export const lottery: Bench = {
  about:
    'Lottery bets over HTTP in the last ten seconds before a close beside reads of balances, and a draw of a million orders settled by two workers of which one is killed, beside plain SQL',
  limits: {
    betsPerSecond: { atLeast: 2_000 },
    lateBets: { atMost: 0 },
    wrongBalances: { atMost: 0 },
    faults: { atMost: 0 },
    sumOfBooks: { atMost: 0 },
    settledSeconds: { atMost: 60 },
    settledPerBare: { atLeast: 0.3 },
  },
  run: async (note) => {
    const startedAt = performance.now();
    const folder = tempFolder('bench');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 4 });
    const keyFile = join(folder, 'lotteries.key');
    const pool = createPool({ url: postgres.url, applicationName: 'bench', max: 8, queryTimeoutMs: 600_000 });
    const wallet = createPosting({ pool, maxBatch: 256 });
    const main = { pool, wallet, log: createLogger('silent', 'bench'), secrets: createSecretBox(keyFile) };
    const settlers: Settler[] = [];
    try {
      await migrate(postgres.url);
      await seed(owner);
      await turnDraws(main);
      const { rows } = await owner.query<{ id: bigint; no: string }>(
        `select id, no from lotteries_draws where state in ('open', 'scheduled') order by draw_at limit 2`,
      );
      const [first, draw] = rows;
      if (!first || !draw) throw new Error('No draw takes bets.');
      const placed = await placeOnly(main, first);
      note(`${placed.placedPerSecond} bets/s placed without a call, ${placed.stakesPerSecond} bare stakes/s`);
      const site = { url: postgres.url, folder };
      const accepted = await betOverHttp(site, owner, { draw: first, gameCode: 'bench', lastSeconds: LAST_SECONDS });
      note(
        `${accepted.betsPerSecond} bets/s over HTTP in the last ${LAST_SECONDS} s before the close, ` +
          `${accepted.readsPerSecond} balances/s read by the same members`,
      );

      const found = await readLottery(pool, { brandId: 1, code: 'bench' });
      if (!found || !ssc) throw new Error('The lottery was not opened.');
      const priced = new Map<string, PricedLine>();
      const lineOf = (bet: Bet): PricedLine => {
        const before = priced.get(keyOf(bet));
        if (before) return before;
        const asked = { ...bet, unit: 'fen' as const, prizeGroup: 1_700 };
        const line = priceItem(asked, 0, { lottery: found, family: ssc, memberGroup: 1_700, restricted: [] });
        priced.set(keyOf(bet), line);
        return line;
      };
      const before = await balancesOf(owner);
      await owner.query(
        `update lotteries_draws set state = 'open', opens_at = now() - interval '1 hour' where id = $1 and state = 'scheduled'`,
        [draw.id],
      );
      const filledIn = await timed(() =>
        fillDraw(owner, {
          ...{ drawId: draw.id, code: 'bench', count: ORDERS },
          betOf: (nth) => ({ member: betOf(nth).member, line: lineOf(betOf(nth)) }),
        }),
      );
      note(`inserted ${ORDERS} orders of ${MEMBERS} members in ${filledIn.toFixed(1)} s`);
      await owner.query('analyze');
      await owner.query(
        `update lotteries_draws set close_at = clock_timestamp(), draw_at = clock_timestamp() where id = $1`,
        [draw.id],
      );
      /* On a loaded machine a run may time out; the next one continues. */
      for (let turn = 0; turn < 10 && !(await isAwaiting(owner, draw.id)); turn += 1) await turnDraws(main);

      const settle = async (change: string, values: readonly unknown[], isCrashing: boolean): Promise<number> => {
        settlers.push(await startSettler({ url: postgres.url, keyFile }));
        const beside = settlers.at(-1)!;
        const seconds = await timed(async () => {
          await owner.query(`update lotteries_draws set settled_at = null, ${change} where id = $1`, [
            draw.id,
            ...values,
          ]);
          let isDone = false;
          const own = (async () => {
            while (!(await isSettled(owner, draw.id))) await turnDraws(main);
            isDone = true;
          })();
          while (isCrashing && !isDone && (await doneShare(owner, draw.id)) < 0.5) await wait(20);
          if (isCrashing) await beside.kill();
          await own;
        });
        if (!isCrashing) await beside.kill();
        return seconds;
      };
      const wrongAfter = async (wins: ((bet: Bet) => bigint) | undefined): Promise<number> => {
        const expected = new Map(before);
        for (let nth = 0; nth < ORDERS && wins !== undefined; nth += 1) {
          const bet = betOf(nth);
          expected.set(bet.member, expected.get(bet.member)! + wins(bet) - 2_000n * BigInt(bet.multiple));
        }
        const after = await balancesOf(owner);
        return [...expected].filter(([member, balance]) => after.get(member) !== balance).length;
      };
      const drawn = `state = 'drawn', result_no = result_no + 1, result = $2`;

      const load = loadavg()[0]!;
      const settledIn = await settle(drawn, [WRONG], true);
      note(`settled in ${settledIn.toFixed(1)} s`);
      let wrongBalances = await wrongAfter(wonBy(WRONG));
      const { bareIn, slimIn } = await bare(owner, { drawId: draw.id, folder: postgres.dataDir });
      note(`the same rows with plain SQL in ${bareIn.toFixed(1)} s`);
      const correctedIn = await settle(drawn, [RIGHT], false);
      wrongBalances += await wrongAfter(wonBy(RIGHT));
      note(`corrected in ${correctedIn.toFixed(1)} s`);
      const voidIn = await settle(`state = 'void'`, [], false);
      wrongBalances += await wrongAfter(undefined);
      note(`voided in ${voidIn.toFixed(1)} s`);
      const verifiedFrom = performance.now();
      const { faults, trialBalance } = await verifyLedger(pool);
      const [verifiedIn, wholeIn] = [secondsSince(verifiedFrom), secondsSince(startedAt)];
      note(`verified the books in ${verifiedIn.toFixed(1)} s; ${(wholeIn / 60).toFixed(1)} minutes in all`);
      return {
        ...{ ...accepted, ...placed },
        ...{ orders: ORDERS, wrongBalances, faults: faults.length },
        sumOfBooks: Number(trialBalance.reduce((off, { sum }) => off + (sum < 0n ? -sum : sum), 0n)),
        settledSeconds: rounded(settledIn),
        bareSeconds: rounded(bareIn),
        settledPerSecond: Math.round(ORDERS / settledIn),
        correctedPerSecond: Math.round(ORDERS / correctedIn),
        voidPerSecond: Math.round(ORDERS / voidIn),
        settledPerBare: rounded(bareIn / settledIn),
        settledPerSlim: rounded(slimIn / settledIn),
        ...{ filledSeconds: rounded(filledIn), correctedSeconds: rounded(correctedIn), voidSeconds: rounded(voidIn) },
        ...{ verifiedSeconds: rounded(verifiedIn), wholeSeconds: rounded(wholeIn), loadBefore: rounded(load) },
      };
    } finally {
      for (const settler of settlers) await settler.kill();
      await Promise.all([owner.end(), pool.end()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const rounded = (figure: number): number => Math.round(figure * 1_000) / 1_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return secondsSince(from);
}

const secondsSince = (from: number): number => (performance.now() - from) / 1_000;

/** Everybody bets, without a call for it; beside it, as many stakes and nothing else. */
async function placeOnly(
  deps: Parameters<typeof createPlacing>[0] & { wallet: Posting },
  draw: { no: string },
): Promise<{ placedPerSecond: number; stakesPerSecond: number; placedPerStake: number }> {
  const lottery = await readLottery(deps.pool, { brandId: 1, code: 'bench' });
  if (!lottery || !ssc) throw new Error('The lottery was not opened.');
  const placing = createPlacing(deps);
  const place = (nth: number): Promise<unknown> => {
    const bet = betOf(nth);
    const line = priceItem({ ...bet, unit: 'fen', prizeGroup: 1_700 }, 0, {
      ...{ lottery, family: ssc, memberGroup: 1_700, restricted: [] },
    });
    const requestId = randomUUID();
    return placing.place({
      ...{ brandId: 1, memberId: bet.member, account: `m${bet.member}`, currency: 'CNY', lottery },
      ...{ lotteryId: lottery.id, drawNo: draw.no, requestId, stake: line.stake, rebate: line.rebate, lines: [line] },
      digest: createHash('sha256').update(requestId).digest(),
      restricted: [],
    });
  };
  const stake = (nth: number): Promise<unknown> =>
    deps.wallet.post({
      ...{ brandId: 1, memberId: betOf(nth).member, currency: 'CNY', scope: 'bench', key: `bare ${nth}`, kind: 'bet' },
      ...{ debit: 'main', credit: 'house.lottery:bench', amount: 2_000n },
    });
  let next = 0;
  const crowd = async (work: (nth: number) => Promise<unknown>, seconds: number): Promise<number> => {
    const from = next;
    const until = performance.now() + seconds * 1_000;
    const caller = async (): Promise<void> => {
      while (performance.now() < until) await work(next++);
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    return Math.round((next - from) / seconds);
  };
  /* A moment to grow warm. */
  await crowd(place, 2);
  const placedPerSecond = await crowd(place, 4);
  await placing.close();
  const stakesPerSecond = await crowd(stake, 3);
  return { placedPerSecond, stakesPerSecond, placedPerStake: rounded(placedPerSecond / stakesPerSecond) };
}

async function balancesOf(owner: pg.Pool): Promise<Map<bigint, bigint>> {
  const { rows } = await owner.query<{ member: bigint; balance: bigint }>(
    `select member_id as member, balance from wallet_accounts where name = 'main' and member_id > 0`,
  );
  return new Map(rows.map(({ member, balance }) => [member, balance]));
}

async function isSettled(owner: pg.Pool, id: bigint): Promise<boolean> {
  const { rows } = await owner.query<{ is: boolean }>(
    'select settled_at is not null as is from lotteries_draws where id = $1',
    [id],
  );
  return rows[0]?.is ?? false;
}

async function isAwaiting(owner: pg.Pool, id: bigint): Promise<boolean> {
  const { rows } = await owner.query<{ is: boolean }>(
    `select state = 'awaiting' as is from lotteries_draws where id = $1`,
    [id],
  );
  return rows[0]?.is ?? false;
}

/** Progress of the first settlement. */
async function doneShare(owner: pg.Pool, id: bigint): Promise<number> {
  const { rows } = await owner.query<{ share: number }>(
    `select coalesce(avg(done_no), 0)::float8 as share from lotteries_parts where draw_id = $1`,
    [id],
  );
  return rows[0]?.share ?? 0;
}

/**
 * The minimum cost of a settlement: one update of the same orders from a list of winnings, and a copy of the rows it
 * writes beside them, into tables with the same indexes. `slimIn` is the same with tables of two columns.
 */
async function bare(
  owner: pg.Pool,
  { drawId, folder }: { drawId: bigint; folder: string },
): Promise<{ bareIn: number; slimIn: number }> {
  await owner.query('create table bench_orders (like lotteries_orders including all) with (fillfactor = 50)');
  const columns = await columnsOf(owner, 'lotteries_orders');
  await owner.query(
    `insert into bench_orders (${columns}) overriding system value select ${columns} from lotteries_orders where draw_id = $1`,
    [drawId],
  );
  await owner.query(`update bench_orders set settled_no = 0, payout = 0, state = 'placed'`);
  await owner.query('vacuum full bench_orders');
  await owner.query('create table bench_won as select id, payout from lotteries_orders where draw_id = ' + drawId);
  const written = [
    ['vendors_rounds', 'vendor_id = 0'],
    ['wallet_transfers', `scope = 'lottery' and kind in ('win', 'rebate')`],
    ['wallet_entries', `kind in ('win', 'rebate')`],
  ] as const;
  const copies: string[] = [];
  for (const [table, where] of written) {
    const names = await columnsOf(owner, table);
    await owner.query(`create table bench_${table} (like ${table} including all)`);
    await owner.query(`copy (select ${names} from ${table} where ${where}) to '${folder}/bench_${table}'`);
    copies.push(`copy bench_${table} (${names}) from '${folder}/bench_${table}'`);
  }
  await owner.query('create table bench_slim (id bigint primary key, payout bigint, state text)');
  await owner.query(`insert into bench_slim select id, 0, 'placed' from bench_won`);
  await owner.query('create table bench_lines (id bigint primary key, amount bigint)');
  await owner.query(`copy bench_won to '${folder}/bench_won'`);
  await owner.query('analyze bench_orders, bench_won, bench_slim');
  const bareIn = await timed(async () => {
    await owner.query(
      `update bench_orders b set state = 'settled', settled_no = 1, payout = w.payout, settled_at = clock_timestamp()
         from bench_won w where w.id = b.id`,
    );
    for (const copy of copies) await owner.query(copy);
  });
  const slimIn = await timed(async () => {
    await owner.query(`update bench_slim b set state = 'done', payout = w.payout from bench_won w where w.id = b.id`);
    await owner.query(`copy bench_lines from '${folder}/bench_won'`);
  });
  return { bareIn, slimIn };
}

async function columnsOf(owner: pg.Pool, table: string): Promise<string> {
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
       from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]!.names;
}

async function seed(owner: pg.Pool): Promise<void> {
  await openBrand(owner, { code: 'bench', name: 'Bench', defaultLanguage: 'EN', languages: ['EN'] });
  await owner.query(
    `insert into lotteries_lotteries (brand_id, code, family, name, group_code, area, prize_mode, source, time_zone,
       first_second, last_second, every_seconds, close_seconds, min_group, max_group, play_limit, member_limit, draw_limit,
       prize_limit, chain, updated_by)
     values (1, 'bench', 'ssc', '{"EN":"Bench"}', 'SSC', 'CN', 'ZY', 'official', 'Asia/Shanghai', 0, 86399, 3600, 0, 1700,
       1960, 1e14, 1e14, 1e16, 1e14, repeat('0', 64), 'bench')`,
  );
  await seedSessions(owner);
  await owner.query(`select wallet_open(1, m, '{CNY}') from generate_series(1, $1::bigint) m`, [MEMBERS]);
  for (let from = 1; from <= MEMBERS; from += 250) {
    await owner.query(
      `select count(*) from wallet_post((
         select jsonb_agg(jsonb_build_object('brand', 1, 'member', m, 'currency', 'CNY', 'scope', 'bench', 'key', 'funds ' || m,
                'kind', 'deposit', 'debit', 'house.bank:bench', 'credit', 'main', 'amount', $3::bigint))
           from generate_series($1::bigint, $2::bigint) m))`,
      [from, Math.min(from + 249, MEMBERS), START],
    );
  }
  await owner.query('vacuum analyze');
}
