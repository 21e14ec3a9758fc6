import { listChases, listComingDraws, listOrders, placeChase, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

type Asked = Partial<InputOf<typeof placeChase>>;
const line = {
  play: 'ssc.star5.direct',
  selection: '1,2,3,4,5',
  unit: 'yuan' as const,
  multiple: 1,
  prizeGroup: 1_700,
};
const start = async ({ token }: { token: string }, change: Asked = {}) => {
  const asked = {
    ...{ requestId: randomUUID(), gameCode: lottery.code, drawNo: change.drawNo ?? (await lottery.current()) },
    ...{ draws: 3, rule: { mode: 'doubling' as const, multiple: 1 }, stopsOnWin: true, items: [line], ...change },
  };
  return (await site.call(placeChase, asked, { token })).answer;
};
const balance = async (member: { memberId: bigint }): Promise<bigint> => {
  const rows = await balancesOf(site.platform.pool, { brandId: 1, memberId: member.memberId });
  return rows.find(({ name }) => name === 'main')?.balance ?? 0n;
};
const orders = async ({ token }: { token: string }) =>
  (await site.call(listOrders, { pageNum: 1, pageSize: 50 }, { token })).answer.value?.content ?? [];

describe('works', () => {
  it('[A173] stakes every draw at once by the plan, and stops with the first win: unplayed stakes are refunded once', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    const requestId = randomUUID();
    const { value } = await start(member, { requestId, drawNo, draws: 4 });
    expect(value).toMatchObject({ mode: 'doubling', draws: 4, done: 0, stake: 3_000_000n, state: 'running' });
    const { close_at: closeAt } = await lottery.drawOf(drawNo);
    expect(value).toMatchObject({ drawNo, closeAt: (closeAt as Date).toISOString() });
    expect((await orders(member)).map(({ stake }) => stake)).toEqual([1_600_000n, 800_000n, 400_000n, 200_000n]);
    expect(await balance(member)).toBe(7_000_000n);
    /* Repeated, alone or concurrently, it is the same chase. */
    const again = await Promise.all([1, 2].map(() => start(member, { requestId, drawNo, draws: 4 })));
    expect(again.map((one) => one.value?.id)).toEqual([value?.id, value?.id]);
    expect((await start(member, { requestId, drawNo, draws: 3 })).code).toBe('request_conflict');

    await lottery.close(drawNo);
    await lottery.turn();
    await lottery.say(drawNo, [9, 9, 9, 9, 9]);
    await lottery.turn();
    expect((await orders(member)).map(({ state }) => state)).toEqual(['placed', 'placed', 'placed', 'lost']);
    const second = await lottery.current();
    await lottery.close(second);
    await lottery.turn();
    await lottery.say(second, [1, 2, 3, 4, 5]);
    await Promise.all([lottery.turn(), lottery.turn()]);
    await lottery.turn();
    expect((await orders(member)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'won', 'lost']);
    expect(await balance(member)).toBe(10_000_000n - 600_000n + 34_000_000_000n);
    const [ended] = (await site.call(listChases, { pageNum: 1, pageSize: 5 }, { token: member.token })).answer.value!
      .content;
    expect(ended).toMatchObject({ state: 'stopped', done: 2, returned: 2_400_000n, payout: 34_000_000_000n });
    expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  });

  it('[A173] does not play a draw that closed after the chase had ended, even if the cancelling process died', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    const { value } = await start(member, { drawNo });
    await site.owner.query(
      `update lotteries_chases set state = 'cancelled', ended_at = clock_timestamp() where id = $1`,
      [value?.id],
    );
    await lottery.close(drawNo);
    await site.owner.query(
      `update lotteries_orders o set close_at = d.close_at from lotteries_draws d where d.id = o.draw_id and o.chase_id = $1`,
      [value?.id],
    );
    await lottery.turn();
    expect((await orders(member)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect([await balance(member), (await lottery.drawOf(drawNo))['order_count']]).toEqual([10_000_000n, 0]);
  });

  it('steps up, or takes the smallest multiples for a profit, and continues after a win unless told to stop', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const stepped = await start(member, { draws: 5, rule: { mode: 'multiple', multiple: 1, every: 2, factor: 3 } });
    expect(stepped.value?.stake).toBe(200_000n * BigInt(1 + 1 + 3 + 3 + 9));
    const same = await start(member, { draws: 2, rule: { mode: 'same', multiple: 2 }, stopsOnWin: false });
    expect(same.value).toMatchObject({ stake: 800_000n, stopsOnWin: false });
    const rated = await start(member, { draws: 3, rule: { mode: 'profitRate', multiple: 1, percent: 50 } });
    expect(rated.value?.stake).toBe(600_000n);
  });

  it('goes over thirty draws of a lottery that draws once a day or once a week', async () => {
    const daily = { every_seconds: 86_400, last_second: 0 };
    for (const days of [daily, { ...daily, weekdays: '{3}' }] as const) {
      const member = await registerPayee(site, 10_000_000n);
      const rare = await openLottery(site, days);
      const [first] = (await site.call(listComingDraws, { gameCode: rare.code, count: 30 })).answer.value ?? [];
      const rule = { mode: 'same' as const, multiple: 1 };
      const { value } = await start(member, { gameCode: rare.code, drawNo: first!.no, draws: 30, rule });
      expect(value).toMatchObject({ draws: 30, stake: 6_000_000n });
      expect(await orders(member)).toHaveLength(30);
    }
  });
});

describe('refuses', () => {
  it('[A157] chases during a time-out and of the excluded, as a whole', async () => {
    for (const [kind, code] of [
      ['timeOut', 'time_out'],
      ['selfExclusion', 'excluded'],
    ] as const) {
      const member = await registerPayee(site, 10_000_000n);
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', '', '')`, [
        ...[member.memberId, kind],
      ]);
      expect((await start(member)).code).toBe(code);
      expect([await balance(member), await orders(member)]).toEqual([10_000_000n, []]);
    }
  });

  it('the whole chase if one draw cannot be staked, and plans without a valid multiple', async () => {
    const member = await registerPayee(site, 1_000_000n);
    expect((await start(member, { draws: 4 })).code).toBe('insufficient_funds');
    expect([await balance(member), await orders(member)]).toEqual([1_000_000n, []]);
    const bounded = await openLottery(site, { play_limit: 500_000n });
    const [, , third] = (await site.call(listComingDraws, { gameCode: bounded.code, count: 3 })).answer.value ?? [];
    const over = await start(await registerPayee(site, 10_000_000n), {
      ...{ gameCode: bounded.code, drawNo: await bounded.current() },
    });
    expect([over.code, over.value]).toEqual([
      'lottery_play_limit',
      { drawNo: third?.no, item: 0, play: line.play, left: '5' },
    ]);
    const digit = { ...line, play: 'ssc.sum.faces', selection: 'small odd' };
    const greedy = { mode: 'profitRate' as const, multiple: 1, percent: 9_000 };
    expect((await start(member, { items: [digit], rule: greedy })).code).toBe('chase_impossible');
    expect((await start(member, { drawNo: '20200101-0001' })).code).toBe('draw_closed');
    expect((await start(member, { gameCode: 'nothing' })).code).toBe('lottery_not_found');
    /* No more than seven months of a year have a 31st. */
    const rare = await openLottery(site, { every_seconds: 86_400, last_second: 0, month_days: '{31}' });
    const coming = (await site.call(listComingDraws, { gameCode: rare.code, count: 30 })).answer.value ?? [];
    expect(coming.length).toBeLessThan(30);
    expect((await start(member, { gameCode: rare.code, drawNo: coming[0]!.no, draws: 30 })).code).toBe(
      'chase_too_long',
    );
  });
});

describe('forbids', () => {
  it('guests and operators', async () => {
    expect((await start({ token: '' })).code).toBe('not_logged_in');
    expect((await start(await openOperator(site))).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await start(foreign)).code).toBe('not_logged_in');
  });
});
