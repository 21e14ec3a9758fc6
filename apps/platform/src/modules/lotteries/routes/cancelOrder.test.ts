import { cancelOrder, getBalance } from '@baize/contract';
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

const cancel = async (member: { token: string }, orderId: string) =>
  (await site.call(cancelOrder, { orderId }, { token: member.token })).answer;
const money = async ({ token }: { token: string }) =>
  (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('refunds the whole stake before the close, once under concurrency', async () => {
    const member = await registerPayee(site, 1_000_000n);
    const order = (await lottery.bet(member, [{ multiple: 3 }])).value!;
    expect(await money(member)).toBe(400_000n);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(member, order.id)));
    expect(answers.map(({ value }) => value?.state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await money(member)).toBe(1_000_000n);
  });
});

describe('refuses', () => {
  it('[A170] [I-23] after the close; concurrent cancelling and closing have one outcome', async () => {
    const member = await registerPayee(site, 1_000_000n);
    const drawNo = await lottery.current();
    const order = (await lottery.bet(member, [{}], { drawNo })).value!;
    await lottery.close(drawNo);
    const [answer] = await Promise.all([cancel(member, order.id), lottery.turn()]);
    expect(answer.code).toBe('draw_closed');
    // A run skips a locked draw; the next one continues.
    await lottery.turn();
    await lottery.say(drawNo, [1, 2, 3, 4, 5]);
    const late = await Promise.all([cancel(member, order.id), lottery.turn(), cancel(member, order.id)]);
    expect(late.flatMap((one) => (one ? [one.code] : []))).toEqual(['draw_closed', 'draw_closed']);
    await lottery.turn();
    expect(await money(member)).toBe(800_000n + 17_000_000_000n);
  });
});

describe('forbids', () => {
  it("[A170] others' orders, guests and operators", async () => {
    const member = await registerPayee(site, 1_000_000n);
    const order = (await lottery.bet(member, [{}])).value!;
    expect((await cancel(await registerPayee(site), order.id)).code).toBe('order_not_found');
    expect((await cancel({ token: '' }, order.id)).code).toBe('not_logged_in');
    expect((await cancel(await openOperator(site), order.id)).code).toBe('not_logged_in');
    expect(await money(member)).toBe(800_000n);
  });
});
