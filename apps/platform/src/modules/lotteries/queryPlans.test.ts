import { MOST_DRAWS } from '@baize/contract/lotteries/listOpenedNumbers';
import { openLottery, registerPayee, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { createPosting } from '#modules/wallet/index.ts';
import { refundDraw } from './commands/refundDraw.ts';
import { settleDraw } from './commands/settleDraw.ts';
import { createPlacing } from './commands/createPlacing.ts';
import { familyOf } from './familyOf.ts';
import { priceItem } from './priceItem.ts';
import { listOpened, readDue } from './store/draws.ts';
import { readLottery } from './store/lotteries.ts';

let site: TestPlatform;
let lottery: TestLottery;
let pool: Pool;
let plans: string[] = [];

const OTHERS = 20_000;

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
  /* Every connection of this pool logs the plan of each statement, also within functions. */
  const { rows } = await site.owner.query<{ name: string }>('select current_database() as name');
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    `"auto_explain.log_min_duration" = 0`,
    `"auto_explain.log_nested_statements" = on`,
    `"auto_explain.log_analyze" = on`,
    `"auto_explain.log_timing" = off`,
    `"auto_explain.log_parameter_max_length" = 0`,
    'client_min_messages = log',
  ]) {
    await site.owner.query(`alter database ${rows[0]!.name} set ${setting}`);
  }
  pool = createPool({ url: site.databaseUrl, applicationName: 'plans', max: 3 });
  pool.on('connect', (client) => client.on('notice', ({ message = '' }) => plans.push(message)));
});
afterAll(async () => {
  await pool.end();
  await site.close();
});

/** Far more orders of other draws than of the tested one, without ANALYZE. */
async function growOrders(drawId: unknown): Promise<void> {
  await site.owner.query(
    `with made as (
       insert into lotteries_orders (brand_id, lottery_id, draw_id, member_id, account, request_id, digest, currency, stake,
              rebate, accepted_at, close_at, state)
       select d.brand_id, d.lottery_id, d.id, 900000 + n % 100, 'm', gen_random_uuid(), ''::bytea, 'CNY', 1, 0,
              d.close_at - interval '1 minute', d.close_at, 'refunded'
         from lotteries_draws d cross join generate_series(1, $2::integer) n where d.id = $1
       returning id, draw_id),
     chosen as (
       insert into lotteries_selections (draw_id, play_id, digest, selection)
       select $1, 'ssc.star5.direct', sha256(n::text::bytea), n::text from generate_series(1, $2::integer) n returning id)
     insert into lotteries_lines (order_id, position, play_id, selection_id, table_id, prize_group, unit, multiple,
            line_count, stake, each)
     select m.id, 0, 'ssc.star5.direct', (select min(id) from chosen), 1, 1700, 'fen', 1, 1, 1, '{1}' from made m`,
    [drawId, OTHERS],
  );
}

/** Sequential scans of tables that grow with play. */
function sweeps(): string[] {
  const grown =
    /(Seq Scan on (lotteries_(orders|lines|selections|stakes|tables)|vendors_rounds|wallet_(accounts|transfers|entries)))\b/;
  return plans.flatMap((plan) =>
    plan.split('\n').flatMap((line) => (grown.test(line) && !line.includes('never executed') ? [line.trim()] : [])),
  );
}

describe('the hot statements of lotteries', () => {
  it('place, settle and refund by index only, however many other orders there are', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => registerPayee(site, 1_000_000_000n)));
    const [one] = members;
    const drawNo = await lottery.current();
    /* The first bets fix the cached plans of the ledger and of prepared statements; only then the tables grow. */
    expect((await lottery.bet(one!, [{}], { drawNo })).code).toBe('ok');
    const { rows } = await site.owner.query<{ id: bigint }>('select id from lotteries_draws where no <> $1 limit 1', [
      drawNo,
    ]);
    await growOrders(rows[0]!.id);
    const wallet = createPosting({ pool });
    const placing = createPlacing({ pool, wallet });
    const found = (await readLottery(pool, { brandId: 1, code: lottery.code }))!;
    const family = familyOf('ssc', new Date());
    plans = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const member = members[nth % members.length]!;
      const item = { play: 'ssc.star5.direct', selection: `1,2,3,4,${nth % 10}`, unit: 'fen' as const, multiple: 1 };
      const line = priceItem({ ...item, prizeGroup: 1_700 }, 0, {
        lottery: found,
        family,
        memberGroup: 1_700,
        restricted: [],
      });
      await placing.place({
        ...{ brandId: 1, memberId: member.memberId, account: 'm', currency: 'CNY', lottery: found, drawNo },
        ...{ lotteryId: found.id, requestId: crypto.randomUUID(), digest: Buffer.from(String(nth)) },
        ...{ lines: [line], restricted: [], stake: line.stake, rebate: line.rebate },
      });
    }
    await placing.close();
    expect(plans.some((plan) => plan.includes('insert into lotteries_lines'))).toBe(true);
    expect(sweeps()).toEqual([]);

    await lottery.close(drawNo);
    await lottery.turn();
    await lottery.say(drawNo, [1, 2, 3, 4, 5]);
    const due = (await readDue(pool, 'drawn')).find(({ no }) => no === drawNo)!;
    plans = [];
    expect(await settleDraw({ pool, wallet }, due, 4)).toBe(true);
    expect(plans.some((plan) => plan.includes('wallet_payment'))).toBe(true);
    expect(sweeps()).toEqual([]);

    await lottery.say(drawNo, 'void');
    plans = [];
    expect(await refundDraw({ pool, wallet }, due.id)).toBe(true);
    expect(sweeps()).toEqual([]);
  });

  it('list the results of a day by index only, however many days there were', async () => {
    await lottery.pastMinutes('2026-01-01', '2026-01-20');
    const found = (await readLottery(pool, { brandId: 1, code: lottery.code }))!;
    plans = [];
    const opened = await listOpened(pool, { lottery: found, day: '2026-01-10', pageNum: 1, pageSize: MOST_DRAWS });
    expect([opened.rows.length, opened.total]).toEqual([MOST_DRAWS, MOST_DRAWS]);
    const read = plans.filter((plan) => plan.includes('from lotteries_draws'));
    expect(read).toHaveLength(2);
    for (const plan of read) {
      expect(plan).toMatch(/Index Cond: .*draw_at >= /);
      expect(plan).not.toContain('Seq Scan on lotteries_draws');
    }
  });
});
