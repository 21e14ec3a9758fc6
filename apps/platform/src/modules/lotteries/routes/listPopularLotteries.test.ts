import { listPopularLotteries } from '@baize/contract';
import {
  brandHosts,
  openLottery,
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

const popular = async (host: string = brandHosts.first) =>
  (await site.call(listPopularLotteries, {}, { host })).answer.value?.list.map(({ gameCode }) => gameCode);

describe('works', () => {
  it('[CALL-48] lists open lotteries by their orders, descending', async () => {
    const other = await openLottery(site);
    expect(await popular()).toEqual([lottery.code, other.code]);
    await other.bet(await registerPayee(site, 1_000_000n), [{}]);
    expect(await popular()).toEqual([other.code, lottery.code]);
  });
});

describe('refuses', () => {
  it('an unknown field', async () => {
    expect((await site.send('GET', `${listPopularLotteries.path}?limit=1`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('lotteries of another brand', async () => {
    expect(await popular(brandHosts.second)).toEqual([]);
  });
});
