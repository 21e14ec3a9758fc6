import { openLottery, registerPayee, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger, walletJson } from '#modules/wallet/index.ts';
import { familyOf } from '../familyOf.ts';
import { priceItem } from '../priceItem.ts';
import { stakeItem } from '../rules.ts';
import { readLottery } from './lotteries.ts';
import { readDigests } from './orders.ts';
import { placeOrders, type NewOrder } from './placing.ts';

let site: TestPlatform;
let members: { memberId: bigint }[];
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  members = await Promise.all(Array.from({ length: 5 }, () => registerPayee(site, 100_000_000n)));
});
afterAll(() => site.close());

/** A member's order on the draw that takes bets, with lines at these units each. */
async function orderOf(lottery: TestLottery, member: number, multiples: readonly number[]) {
  const found = (await readLottery(site.platform.pool, { brandId: 1, code: lottery.code }))!;
  const terms = { lottery: found, family: familyOf('ssc', new Date()), memberGroup: 1_700, restricted: [] };
  const lines = multiples.map((multiple, at) =>
    priceItem(
      { play: 'ssc.star5.direct', selection: '1,2,3,4,5', unit: 'yuan', multiple, prizeGroup: 1_700 },
      at,
      terms,
    ),
  );
  const requestId = randomUUID();
  const order: NewOrder = {
    ...{
      brandId: 1,
      memberId: members[member]!.memberId,
      account: 'm',
      currency: 'CNY',
      lottery: found,
      lotteryId: found.id,
    },
    ...{ drawNo: await lottery.current(), requestId, digest: Buffer.from(requestId), lines, rebate: 0n },
    stake: lines.reduce((sum, { stake }) => sum + stake, 0n),
  };
  return { order, item: walletJson(stakeItem({ ...order, code: lottery.code })) };
}

const place = (orders: Awaited<ReturnType<typeof orderOf>>[]) => placeOrders(site.platform.pool, orders, new Set());
const verdicts = async (orders: Awaited<ReturnType<typeof orderOf>>[]) =>
  (await place(orders)).map(({ verdict }) => verdict);
const written = async ({ code }: TestLottery) =>
  (
    await site.owner.query<{ stake: bigint; orders: number; lines: number; byPlay: bigint }>(
      `select sum(o.stake)::bigint as stake, count(*)::int as orders,
              (select count(*)::int from lotteries_lines n where n.order_id = any (array_agg(o.id))) as lines,
              (select sum(s.stake)::bigint from lotteries_stakes s where s.draw_id = any (array_agg(o.draw_id))) as "byPlay"
         from lotteries_orders o join lotteries_lotteries l on l.id = o.lottery_id where l.code = $1`,
      [code],
    )
  ).rows[0];

describe('a batch of orders', () => {
  it("is accepted one by one up to the draw's limit, and summed exactly", async () => {
    const lottery = await openLottery(site, { draw_limit: 1_000_000n });
    const orders = await Promise.all([[2], [3], [1, 1], [1], [1]].map((lines, at) => orderOf(lottery, at, lines)));
    const rows = await place(orders);
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      ...['placed', 'placed', 'lottery_draw_limit', 'lottery_draw_limit', 'lottery_draw_limit'],
    ]);
    expect(rows.map(({ balance }) => balance)).toEqual([99_600_000n, 99_400_000n, null, null, null]);
    expect(await written(lottery)).toEqual({ stake: 1_000_000n, orders: 2, lines: 2, byPlay: 1_000_000n });
    const draw = await lottery.drawOf(await lottery.current());
    expect(draw['stake']).toBe(1_000_000n);
    /* What its hash is made of stands in the order of the list. */
    const digests = await readDigests(site.platform.pool, { drawId: draw['id'] as bigint, after: 0n, most: 10 });
    expect(digests.map(({ digest }) => digest)).toEqual(orders.slice(0, 2).map(({ order }) => order.digest));
    const again = await place(orders);
    expect(again.slice(0, 2)).toMatchObject(rows.slice(0, 2).map(({ orderId }) => ({ verdict: 'known', orderId })));
    expect(await written(lottery)).toMatchObject({ orders: 2 });
    expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  });

  it('accepts a small order after a large one that exceeds the limit', async () => {
    const lottery = await openLottery(site, { draw_limit: 1_000_000n });
    const orders = await Promise.all([[3], [3], [2]].map((lines, at) => orderOf(lottery, at, lines)));
    expect(await verdicts(orders)).toEqual(['placed', 'lottery_draw_limit', 'placed']);
    expect(await written(lottery)).toMatchObject({ stake: 1_000_000n, byPlay: 1_000_000n });
  });

  it('[A168] is checked by the terms at the time of placing, and reports the line', async () => {
    const lottery = await openLottery(site);
    const priced = await Promise.all([[1], [1, 2]].map((lines, at) => orderOf(lottery, at, lines)));
    const set = (terms: string) =>
      site.owner.query(`update lotteries_lotteries set ${terms} where code = $1`, [lottery.code]);
    await set('prize_limit = 17000000000');
    const rows = await place(priced);
    expect(rows).toMatchObject([{ verdict: 'placed' }, { verdict: 'lottery_prize_limit', item: 1 }]);
    await set('is_open = false');
    expect(await verdicts([await orderOf(lottery, 2, [1])])).toEqual(['lottery_closed']);
    await set('is_open = true, prize_limit = 10000000000000, play_limit = 400000');
    expect(await verdicts(await Promise.all([[1], [1], [3]].map((lines, at) => orderOf(lottery, at, lines))))).toEqual([
      ...['placed', 'placed', 'lottery_play_limit'],
    ]);
    await set('play_limit = 10000000, member_limit = 400000');
    expect(await verdicts(await Promise.all([[1], [1], [2]].map((lines, at) => orderOf(lottery, at, lines))))).toEqual([
      ...['lottery_member_limit', 'placed', 'placed'],
    ]);
  });

  it('stakes no more on a limited number than its ceiling, which a function that forgets the batch does not', async () => {
    const run = async (): Promise<{ verdicts: string[]; staked: bigint }> => {
      const lottery = await openLottery(site);
      const { rows } = await site.owner.query<{ id: bigint }>(
        `insert into lotteries_restrictions (brand_id, lottery_id, play_id, selection, ceiling, created_by)
         select 1, id, 'ssc.star5.direct', '1,2,3,4,5', 1000000, 'test' from lotteries_lotteries where code = $1 returning id`,
        [lottery.code],
      );
      const orders = await Promise.all([[2], [1, 1], [3], [1], [1]].map((lines, at) => orderOf(lottery, at, lines)));
      for (const { order } of orders) {
        for (const line of order.lines) line.touches.push({ id: String(rows[0]!.id), stake: line.stake });
      }
      const verdicts = (await place(orders)).map(({ verdict }) => verdict);
      return { verdicts, staked: (await written(lottery))!.stake };
    };
    const over = 'lottery_number_limit';
    expect(await run()).toEqual({ verdicts: ['placed', 'placed', over, 'placed', over], staked: 1_000_000n });
    const { rows } = await site.owner.query<{ source: string }>(
      `select pg_get_functiondef('lotteries_place(jsonb, jsonb, jsonb)'::regprocedure) as source`,
    );
    const forgets = rows[0]!.source.replaceAll(`coalesce((v_put ->> w.key)::bigint, 0) > r.ceiling`, '0 > r.ceiling');
    expect(forgets).not.toBe(rows[0]!.source);
    await site.owner.query(forgets);
    try {
      expect((await run()).staked).toBeGreaterThan(1_000_000n);
    } finally {
      await site.owner.query(rows[0]!.source);
    }
  });

  it('has at most one order per member and draw, otherwise it is refused as a whole', async () => {
    const lottery = await openLottery(site);
    const twice = [await orderOf(lottery, 0, [1]), await orderOf(lottery, 1, [1]), await orderOf(lottery, 0, [1])];
    await expect(place(twice)).rejects.toMatchObject({ code: '22023' });
    expect(await written(lottery)).toMatchObject({ orders: 0 });
  });

  it('locks its draw until its money is booked, so that the close waits for it', async () => {
    const lottery = await openLottery(site);
    const order = await orderOf(lottery, 3, [1]);
    const { id } = await lottery.drawOf(order.order.drawNo);
    const holder = await site.owner.connect();
    await holder.query('begin');
    await holder.query(`select from wallet_accounts where member_id = $1 and name = 'main' for update`, [
      order.order.memberId,
    ]);
    const placing = place([order]);
    /* It has reached the member's account, which another transaction holds. */
    const isWaiting = `select exists (select from pg_stat_activity where wait_event_type = 'Lock' and query like '%lotteries_place%'
      and datname = current_database() and pid <> pg_backend_pid()) as is`;
    while (!(await site.owner.query<{ is: boolean }>(isWaiting)).rows[0]?.is);
    await expect(
      site.owner.query('select from lotteries_draws where id = $1 for update nowait', [id]),
    ).rejects.toMatchObject({ code: '55P03' });
    await holder.query('rollback');
    holder.release();
    expect(await placing).toMatchObject([{ verdict: 'placed' }]);
    await site.owner.query('select from lotteries_draws where id = $1 for update nowait', [id]);
  });
});
