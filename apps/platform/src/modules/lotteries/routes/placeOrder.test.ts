import { getBalance, listComingDraws, listOrders, placeOrder } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let beside: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  beside = await startPlatform({ beside: site, env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  const { rows } = await site.owner.query<{ wrong: number }>(
    `select count(*)::int as wrong from lotteries_draws d where d.stake <>
       (select coalesce(sum(o.stake), 0) from lotteries_orders o where o.draw_id = d.id and o.state <> 'cancelled')`,
  );
  expect(rows[0]?.wrong).toBe(0);
});

const money = async ({ token }: { token: string }) =>
  (await site.call(getBalance, {}, { token })).answer.value?.balance;
const orders = async ({ token }: { token: string }) =>
  (await site.call(listOrders, { pageNum: 1, pageSize: 100 }, { token })).answer.value?.totalRows;

describe('works', () => {
  it('[I-26] takes exactly the stake of all items, and keeps the accepted prizes', async () => {
    const member = await registerPayee(site, 100_000_000n);
    const { value, code } = await lottery.bet(member, [
      { selection: '12,3,4,5,6', multiple: 3 },
      { play: 'ssc.star3front.group6', selection: '0123', unit: 'jiao' },
    ]);
    expect(code).toBe('ok');
    expect(value).toMatchObject({
      state: 'placed',
      stake: 2n * 3n * 200_000n + 4n * 20_000n,
      payout: 0n,
      canCancel: true,
    });
    expect(value?.lines).toMatchObject([
      { selection: '12,3,4,5,6', lineCount: 2, prizes: [{ key: 'win', each: 3n * 17_000_000_000n, lines: null }] },
      { lineCount: 4, stake: 80_000n, prizes: [{ each: 2_833_333n }] },
    ]);
    expect(Date.parse(value?.acceptedAt ?? '')).toBeLessThan(Date.parse(value?.closeAt ?? ''));
    expect(Date.parse(value?.serverTime ?? '')).toBeGreaterThanOrEqual(Date.parse(value?.acceptedAt ?? ''));
    expect(await money(member)).toBe(100_000_000n - 1_280_000n);
  });

  it('[I-08] is idempotent by request id across processes, and refuses conflicting content', async () => {
    const member = await registerPayee(site, 100_000_000n);
    const requestId = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => lottery.bet(member, [{}], { requestId, at: n % 2 === 0 ? site : beside })),
    );
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await money(member)).toBe(99_800_000n);
    expect((await lottery.bet(member, [{ multiple: 2 }], { requestId })).code).toBe('request_conflict');
    // The same id of another member is a separate request.
    const other = await registerPayee(site, 1_000_000n);
    expect((await lottery.bet(other, [{}], { requestId })).code).toBe('ok');
  });

  it('[I-08] is told of the order that stands when it asks again, though the lottery is closed or its terms are others', async () => {
    const own = await openLottery(site);
    const member = await registerPayee(site, 100_000_000n);
    const requestId = randomUUID();
    const drawNo = await own.current();
    const bet = (selection: string) => own.bet(member, [{ selection }], { requestId, drawNo });
    const first = await bet('12,3,4,5,6');
    expect(first.code).toBe('ok');
    const left = await money(member);
    const change = (what: string) =>
      site.owner.query(`update lotteries_lotteries set ${what} where code = $1`, [own.code]);
    for (const what of ['prize_limit = 1', 'min_group = max_group', 'is_open = false']) {
      await change(what);
      expect((await bet('12,3,4,5,6')).value?.id, what).toBe(first.value?.id);
      expect((await bet('12,3,4,5,7')).code, what).not.toBe('ok');
    }
    expect(await money(member)).toBe(left);
    expect(await orders(member)).toBe(1);
  });

  it('earns the difference to a lower prize group as a rebate', async () => {
    const member = await registerPayee(site, 10_000_000n);
    await site.owner.query('update agents_members set prize_group = 1900 where member_id = $1', [member.memberId]);
    const { value } = await lottery.bet(member, [{ prizeGroup: 1_800 }, { selection: '9,9,9,9,9', prizeGroup: 1_900 }]);
    expect(value?.rebate).toBe(10_000n);
    expect(value?.lines.map(({ prizes }) => prizes[0]?.each)).toEqual([18_000_000_000n, 19_000_000_000n]);
    expect((await lottery.bet(member, [{ prizeGroup: 1_901 }])).code).toBe('prize_group_out_of_range');
  });

  it('is answered with what a read of it says, the first time and asked again', async () => {
    const member = await registerPayee(site, 100_000_000n);
    const requestId = randomUUID();
    const items = [{ multiple: 3 }, { play: 'ssc.star3front.group6', selection: '0123', unit: 'jiao' as const }];
    const answers = [await lottery.bet(member, items, { requestId }), await lottery.bet(member, items, { requestId })];
    const { answer } = await site.call(listOrders, { pageNum: 1, pageSize: 10 }, { token: member.token });
    const read = answer.value?.content[0];
    expect(read).toBeDefined();
    for (const { value } of answers) expect({ ...value, serverTime: '' }).toEqual({ ...read, serverTime: '' });
  });

  it('is priced by its own lottery and its own group, whoever else asks in that moment', async () => {
    const other = await openLottery(site, { min_group: 1_800 });
    const [plain, high] = await Promise.all([registerPayee(site, 10_000_000n), registerPayee(site, 10_000_000n)]);
    const group = 'update agents_members set prize_group = $2 where member_id = $1';
    await site.owner.query(group, [plain.memberId, 1_700]);
    await site.owner.query(group, [high.memberId, 1_900]);
    const [own, foreign] = [await lottery.current(), await other.current()];
    const codes = await Promise.all(
      [1_700, 1_800, 1_900, 1_901].flatMap((prizeGroup) =>
        [plain, high].flatMap((member) => [
          lottery.bet(member, [{ prizeGroup }], { drawNo: own }),
          other.bet(member, [{ prizeGroup }], { drawNo: foreign }),
          other.bet(member, [{ prizeGroup }], { drawNo: '20200101-0001' }),
        ]),
      ),
    );
    const range = 'prize_group_out_of_range';
    expect(codes.map(({ code }) => code)).toEqual([
      ...['ok', range, 'draw_not_found', 'ok', range, 'draw_not_found'],
      ...[range, 'ok', 'draw_not_found', 'ok', 'ok', 'draw_not_found'],
      ...[range, range, 'draw_not_found', 'ok', 'ok', 'draw_not_found'],
      ...[range, range, 'draw_not_found', range, range, 'draw_not_found'],
    ]);
  });

  it('stands on a draw from its first moment on, before the clock has run', async () => {
    const own = await openLottery(site);
    await own.close(await own.current());
    const member = await registerPayee(site, 1_000_000n);
    const coming = await site.call(listComingDraws, { gameCode: own.code, count: 1 });
    const opened = coming.answer.value?.[0]?.no ?? '';
    expect(await own.drawOf(opened)).toMatchObject({ state: 'scheduled' });
    expect((await own.bet(member, [{}], { drawNo: opened })).code).toBe('ok');
    await own.close(opened);
    expect((await own.bet(member, [{}], { drawNo: opened })).code).toBe('draw_closed');
    await own.turn();
    await own.say(opened, [1, 2, 3, 4, 5]);
    await own.turn();
    expect(await own.drawOf(opened)).toMatchObject({ state: 'settled' });
    expect(await money(member)).toBe(800_000n + 17_000_000_000n);
  });

  it('stands where many bet at once, each stake once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => registerPayee(site, 2_000_000n)));
    const codes = await Promise.all(
      people.flatMap((member, nth) =>
        Array.from({ length: 15 }, () => lottery.bet(member, [{}], { at: nth % 2 === 0 ? site : beside })),
      ),
    );
    expect(codes.filter(({ code }) => code === 'ok')).toHaveLength(60);
    expect(codes.filter(({ code }) => code === 'insufficient_funds')).toHaveLength(30);
    for (const member of people) expect(await money(member)).toBe(0n);
  });
});

describe('refuses', () => {
  it(
    "[A166] [I-19] orders after the close by the database's clock, under every race",
    { timeout: 180_000 },
    async () => {
      const own = await openLottery(site);
      const drawNo = await own.current();
      const people = await Promise.all(Array.from({ length: 8 }, () => registerPayee(site, 20_000_000n)));
      await site.owner.query(
        `update lotteries_draws d set close_at = clock_timestamp() + interval '150 milliseconds'
         from lotteries_lotteries l where l.id = d.lottery_id and l.code = $1 and d.no = $2`,
        [own.code, drawNo],
      );
      const codes: string[] = [];
      const insist = async (nth: number): Promise<void> => {
        const { code } = await own.bet(people[nth]!, [{}], { drawNo, at: nth % 2 === 0 ? site : beside });
        codes.push(code);
        if (code === 'ok') await insist(nth);
      };
      await Promise.all(people.map((_, nth) => insist(nth)));
      expect(new Set(codes)).toEqual(new Set(['ok', 'draw_closed']));
      const { rows } = await site.owner.query<{ late: number; count: number }>(
        `select count(*) filter (where o.accepted_at >= d.close_at)::int as late, count(*)::int as count
         from lotteries_orders o join lotteries_draws d on d.id = o.draw_id
         join lotteries_lotteries l on l.id = o.lottery_id where l.code = $1`,
        [own.code],
      );
      expect(rows[0]).toEqual({ late: 0, count: codes.filter((code) => code === 'ok').length });
      await own.turn();
      expect((await own.bet(people[0]!, [{}], { drawNo })).code).toBe('draw_closed');
    },
  );

  it('[A136] [A168] [A169] invalid bets, by error code, without moving money', async () => {
    const member = await registerPayee(site, 100_000_000n);
    for (const [items, code] of [
      [[{ selection: '' }], 'selection_invalid'],
      [[{ selection: '1,2,3,4' }], 'selection_invalid'],
      [[{ selection: '11,2,3,4,5' }], 'selection_invalid'],
      [[{}, { selection: '1,2,3,4,A' }], 'selection_invalid'],
      [[{ play: 'ssc.star5.nothing' }], 'play_unknown'],
      [[{ play: 'kThree.sum.value', selection: '3' }], 'play_unknown'],
      [[{ multiple: 0 }], 'invalid_input'],
      [[{ multiple: -1 }], 'invalid_input'],
      [[{ multiple: 1.5 }], 'invalid_input'],
      [
        [{ multiple: 1_000_000, selection: '0123456789,0123456789,0123456789,0123456789,0123456789' }],
        'stake_overflow',
      ],
      [[], 'invalid_input'],
    ] as const) {
      const asked = { requestId: randomUUID(), gameCode: lottery.code, drawNo: await lottery.current() };
      const body = JSON.stringify({
        ...asked,
        items: items.map((item) => ({
          ...{ play: 'ssc.star5.direct', selection: '1,2,3,4,5', unit: 'yuan', multiple: 1, prizeGroup: 1_700 },
          ...item,
        })),
      });
      const headers = { authorization: `Bearer ${member.token}` };
      const answer = (await site.send('POST', placeOrder.path, { headers, body })).json() as { code: string };
      expect(answer.code, JSON.stringify(items)).toBe(code);
    }
    expect(await money(member)).toBe(100_000_000n);
    expect(await orders(member)).toBe(0);
  });

  it('[A136] [A182] a price, a prize or a line count from the client', async () => {
    const member = await registerPayee(site, 1_000_000n);
    const item = { play: 'ssc.star5.direct', selection: '1,2,3,4,5', unit: 'yuan', multiple: 1, prizeGroup: 1_700 };
    const asked = { requestId: randomUUID(), gameCode: lottery.code, drawNo: await lottery.current() };
    for (const body of [
      { ...asked, items: [{ ...item, stake: '0' }] },
      { ...asked, items: [{ ...item, prizes: [] }] },
      { ...asked, items: [item], stake: '0.00001' },
      { ...asked, items: [item], stake: '0.4', total: '0.2' },
      { ...asked, items: [item], acceptedAt: '2020-01-01T00:00:00Z' },
    ]) {
      const headers = { authorization: `Bearer ${member.token}` };
      const sent = await site.send('POST', placeOrder.path, { headers, body: JSON.stringify(body) });
      expect(sent.json()).toMatchObject({ code: 'unknown_field' });
    }
    expect(await orders(member)).toBe(0);
  });

  it('more than the limits per play, member, draw or prize, also under concurrency', async () => {
    const bounded = await openLottery(site, { play_limit: 600_000n, member_limit: 1_000_000n, draw_limit: 1_600_000n });
    const [one, two] = await Promise.all([registerPayee(site, 10_000_000n), registerPayee(site, 10_000_000n)]);
    const group = { play: 'ssc.star5.group120', selection: '01234' };
    expect((await bounded.bet(one, [{ multiple: 4 }])).code).toBe('lottery_play_limit');
    expect((await bounded.bet(one, [{ multiple: 3 }, { ...group, multiple: 3 }])).code).toBe('lottery_member_limit');
    const codes = await Promise.all(Array.from({ length: 8 }, () => bounded.bet(one, [{}])));
    expect(codes.filter(({ code }) => code === 'ok')).toHaveLength(3);
    expect(codes.filter(({ code }) => code === 'lottery_play_limit')).toHaveLength(5);
    expect((await bounded.bet(one, [{ ...group, multiple: 2 }])).code).toBe('ok');
    expect((await bounded.bet(two, [{ multiple: 3 }, group])).code).toBe('lottery_draw_limit');
    expect((await bounded.bet(two, [{ multiple: 3 }])).code).toBe('ok');
    const capped = await openLottery(site, { prize_limit: 17_000_000_000n });
    expect((await capped.bet(two, [{}])).code).toBe('ok');
    expect((await capped.bet(two, [{ multiple: 2 }])).code).toBe('lottery_prize_limit');
  });

  it('more than a limit, and says how much of it is left and which item is over it', async () => {
    const bounded = await openLottery(site, {
      play_limit: 1_000_000n,
      member_limit: 1_400_000n,
      draw_limit: 2_000_000n,
    });
    const [one, two] = await Promise.all([registerPayee(site, 10_000_000n), registerPayee(site, 10_000_000n)]);
    const group = { play: 'ssc.star5.group120', selection: '01234' };
    const drawNo = await bounded.current();
    expect((await bounded.bet(one, [{ multiple: 3 }])).code).toBe('ok');
    const refusal = async (...asked: Parameters<typeof bounded.bet>) => {
      const { code, value } = await bounded.bet(...asked);
      return { code, value };
    };
    expect(await refusal(one, [group, { multiple: 2 }, {}])).toEqual({
      code: 'lottery_play_limit',
      value: { drawNo, item: 2, play: 'ssc.star5.direct', left: '4' },
    });
    expect(await refusal(one, [{ multiple: 2 }, { ...group, multiple: 3 }])).toEqual({
      code: 'lottery_member_limit',
      value: { drawNo, left: '8' },
    });
    expect((await bounded.bet(one, [{ ...group, multiple: 4 }])).code).toBe('ok');
    expect(await refusal(two, [{ multiple: 4 }])).toEqual({ code: 'lottery_draw_limit', value: { drawNo, left: '6' } });
    expect((await bounded.bet(two, [{ multiple: 3 }])).code).toBe('ok');
    expect(await refusal(two, [group])).toEqual({ code: 'lottery_draw_limit', value: { drawNo, left: '0' } });
  });

  it('[A157] [I-37] bets beyond a limit, during a time-out and of the excluded, whose open orders are still paid', async () => {
    const limits = [
      ['stake', 'bet', 'stake_limit'],
      ['loss', 'day', 'loss_limit'],
    ] as const;
    for (const [measure, period, code] of limits) {
      const member = await registerPayee(site, 10_000_000n);
      await site.owner.query(`select limits_set(1, $1, 'CNY', $2, $3, 200000, 24)`, [member.memberId, measure, period]);
      expect((await lottery.bet(member, [{ multiple: 2 }])).code).toBe(code);
      expect([await money(member), await orders(member)]).toEqual([10_000_000n, 0]);
      expect((await lottery.bet(member, [{}])).code).toBe('ok');
    }
    const members: TestPayee[] = [];
    const own = await openLottery(site);
    const drawNo = await own.current();
    for (const [kind, code] of [
      ['timeOut', 'time_out'],
      ['selfExclusion', 'excluded'],
    ] as const) {
      const member = await registerPayee(site, 10_000_000n);
      expect((await own.bet(member, [{}], { drawNo })).code).toBe('ok');
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', '', '')`, [
        ...[member.memberId, kind],
      ]);
      const answers = await Promise.all([1, 2, 3].map(() => own.bet(member, [{}], { drawNo })));
      expect(answers.map((answer) => answer.code)).toEqual([code, code, code]);
      expect([await money(member), await orders(member)]).toEqual([9_800_000n, 1]);
      members.push(member);
    }
    await own.close(drawNo);
    await own.turn();
    await own.say(drawNo, [1, 2, 3, 4, 5]);
    await own.turn();
    for (const member of members) expect(await money(member)).toBe(9_800_000n + 17_000_000_000n);
  });

  it('an unknown or unopened draw, and insufficient funds', async () => {
    const member = await registerPayee(site, 100_000n);
    expect((await lottery.bet(member, [{}], { drawNo: '20200101-0001' })).code).toBe('draw_not_found');
    const { rows } = await site.owner.query<{ no: string }>(
      `select d.no from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.code = $1 and d.state = 'scheduled' limit 1`,
      [lottery.code],
    );
    expect((await lottery.bet(member, [{}], { drawNo: rows[0]?.no ?? '' })).code).toBe('draw_closed');
    expect((await lottery.bet(member, [{}])).code).toBe('insufficient_funds');
    expect(await orders(member)).toBe(0);
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts, and lotteries of another brand', async () => {
    const member = await registerPayee(site, 1_000_000n);
    expect((await lottery.bet({ token: '' }, [{}])).code).toBe('not_logged_in');
    expect((await lottery.bet(await openOperator(site), [{}])).code).toBe('not_logged_in');
    const foreign = await openLottery(site, {}, { host: '127.0.0.1' });
    expect((await foreign.bet(member, [{}], { host: 'localhost' })).code).toBe('lottery_not_found');
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await lottery.bet(trial, [{}])).code).toBe('in_need_true_account');
  });
});
