import { listRestrictedNumbers } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  brandHosts,
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

const seen = async (drawNo: string, { gameCode = lottery.code, host = brandHosts.first as string } = {}) =>
  (await site.call(listRestrictedNumbers, { gameCode, drawNo }, { host })).answer;

describe('works', () => {
  it('says what is closed, and what is left of what is limited; of two restrictions the tighter one', async () => {
    const { token } = await openOperator(site);
    const drawNo = await lottery.current();
    expect((await seen(drawNo)).value).toEqual([]);
    await lottery.restrict({ token }, { ceiling: 5_000_000n });
    await lottery.restrict({ token }, { numbers: ['9,9,9,9,9'] });
    await lottery.bet(await registerPayee(site, 10_000_000n), [{ multiple: 2 }], { drawNo });
    const play = 'ssc.star5.direct';
    expect((await seen(drawNo)).value).toEqual([
      { play, number: '1,2,3,4,5', left: 4_600_000n },
      { play, number: '9,9,9,9,9', left: null },
    ]);
    await lottery.restrict({ token }, { drawNo, ceiling: 600_000n });
    expect((await seen(drawNo)).value?.[0]).toEqual({ play, number: '1,2,3,4,5', left: 200_000n });
    expect((await seen('20200101-0001')).value).toEqual([]);
  });
});

describe('refuses', () => {
  it('a lottery that is not there or not open', async () => {
    expect((await seen('20200101-0001', { gameCode: 'nothing' })).code).toBe('lottery_not_found');
    const shut = await openLottery(site, { is_open: false });
    expect((await seen('20200101-0001', { gameCode: shut.code })).code).toBe('lottery_not_found');
  });
});

describe('forbids', () => {
  it('numbers of another brand', async () => {
    expect((await seen(await lottery.current(), { host: brandHosts.second })).code).toBe('lottery_not_found');
  });
});
