import { listOrders, type InputOf } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const list = async ({ token }: { token: string }, query: Partial<InputOf<typeof listOrders>> = {}) =>
  (await site.call(listOrders, { pageNum: 1, pageSize: 10, ...query }, { token })).answer;

describe('works', () => {
  it('[I-25] shows payouts, line by line, and filters by state', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    await lottery.bet(member, [{ selection: '12,2,3,4,5' }, { selection: '9,9,9,9,9' }], { drawNo });
    await lottery.bet(member, [{ selection: '9,9,9,9,9' }], { drawNo });
    await lottery.close(drawNo);
    await lottery.turn();
    await lottery.say(drawNo, [1, 2, 3, 4, 5]);
    await lottery.turn();
    const won = await list(member, { state: 'won' });
    expect(won.value?.content).toMatchObject([
      {
        ...{ payout: 17_000_000_000n, numbers: [1, 2, 3, 4, 5], canCancel: false, drawNo },
        lines: [{ prizes: [{ lines: 1 }] }, { prizes: [{ lines: 0 }] }],
      },
    ]);
    const { rows } = await site.owner.query<{ paid: bigint }>(
      `select sum(amount)::bigint as paid from wallet_transfers where member_id = $1 and kind = 'win'`,
      [member.memberId],
    );
    expect(rows[0]?.paid).toBe(won.value?.content[0]?.payout);
    expect((await list(member, { state: 'lost' })).value?.totalRows).toBe(1);
    expect((await list(member, { gameCode: lottery.code, pageSize: 1 })).value).toMatchObject({ totalPages: 2 });
    expect((await list(member, { gameCode: 'nothing' })).value?.totalRows).toBe(0);
  });

  it('[I-25] shows prizes of several bets that add up to the stake and the payout of the order', async () => {
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    const bets = [
      { selection: '12,2,3,4,5' },
      { play: 'ssc.position.digit', selection: '13,,,,5' },
      { play: 'ssc.star3front.combo', selection: '1,2,34' },
      { play: 'ssc.dragonTiger.tens-units', selection: 'dragon tie' },
    ];
    await lottery.bet(member, bets, { drawNo });
    await lottery.close(drawNo);
    await lottery.turn();
    await lottery.say(drawNo, [1, 2, 3, 4, 5]);
    await lottery.turn();
    const [order] = (await list(member)).value?.content ?? [];
    const prizes = order?.lines.flatMap((line) => line.prizes) ?? [];
    expect(prizes.filter(({ lines }) => lines !== null && lines > 0).length).toBeGreaterThan(4);
    expect(prizes.reduce((sum, { each, lines }) => sum + each * BigInt(lines ?? 0), 0n)).toBe(order?.payout);
    expect(order?.lines.reduce((sum, { stake }) => sum + stake, 0n)).toBe(order?.stake);
    const { rows } = await site.owner.query<{ paid: bigint }>(
      `select sum(amount)::bigint as paid from wallet_transfers where member_id = $1 and kind = 'win'`,
      [member.memberId],
    );
    expect(rows[0]?.paid).toBe(order?.payout);
  });
});

describe('refuses', () => {
  it('an invalid state or page', async () => {
    const { token } = await registerPayee(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?state=open', '?pageSize=1000', '?memberId=1']) {
      expect((await site.send('GET', `${listOrders.path}${query}`, { headers })).status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own orders', async () => {
    await lottery.bet(await registerPayee(site, 1_000_000n), [{}]);
    expect((await list(await registerPayee(site))).value?.totalRows).toBe(0);
    expect((await list({ token: '' })).code).toBe('not_logged_in');
    expect((await list(await openOperator(site))).code).toBe('not_logged_in');
  });
});
