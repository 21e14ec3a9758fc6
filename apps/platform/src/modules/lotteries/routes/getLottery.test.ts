import { getLottery } from '@baize/contract';
import { brandHosts, openLottery, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const state = async (gameCode: string, host: string = brandHosts.first) =>
  (await site.call(getLottery, { gameCode }, { host })).answer;

describe('works', () => {
  it("returns the draw that takes bets and its deadline, by the database's clock", async () => {
    const timeOf = async () =>
      (await site.owner.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]!.now.getTime();
    const before = await timeOf();
    const { value } = await state(lottery.code);
    const after = await timeOf();
    expect(value?.lottery).toMatchObject({
      gameCode: lottery.code,
      current: { no: await lottery.current() },
      last: null,
    });
    expect(Date.parse(value?.serverTime ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(value?.serverTime ?? '')).toBeLessThanOrEqual(after);
    expect(Date.parse(value?.lottery.current?.closeAt ?? '')).toBeGreaterThan(Date.parse(value?.serverTime ?? ''));
  });
});

describe('refuses', () => {
  it('an unknown lottery, and an invalid code', async () => {
    expect((await state('nothing')).code).toBe('lottery_not_found');
    expect((await site.send('GET', `${getLottery.path}?gameCode=%27--`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('lotteries of another brand', async () => {
    expect((await state(lottery.code, brandHosts.second)).code).toBe('lottery_not_found');
  });
});
