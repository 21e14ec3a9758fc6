import { listRestrictions } from '@baize/contract';
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

const list = async (token: string, { id = lottery.id, host = brandHosts.first as string } = {}) =>
  (await site.call(listRestrictions, { lotteryId: id }, { token, host })).answer;

describe('works', () => {
  it('lists what stands, the newest first, with what is staked on it in the draw that takes bets', async () => {
    const { token, username } = await openOperator(site);
    expect((await list(token)).value).toEqual({ currency: 'CNY', restrictions: [] });
    await lottery.restrict({ token }, { ceiling: 5_000_000n });
    await lottery.restrict({ token }, { numbers: ['9,9,9,9,9'] });
    await lottery.bet(await registerPayee(site, 10_000_000n), [{ multiple: 2 }]);
    const drawNo = await lottery.current();
    expect((await list(token)).value?.restrictions).toMatchObject([
      { number: '9,9,9,9,9', ceiling: null, drawNo: null, staked: 0n, createdBy: username },
      { number: '1,2,3,4,5', ceiling: 5_000_000n, stakedIn: drawNo, staked: 400_000n },
    ]);
    /* The next draw begins with nothing on it. */
    await lottery.close(drawNo);
    await lottery.turn();
    const [, limited] = (await list(token)).value!.restrictions;
    expect(limited).toMatchObject({ stakedIn: await lottery.current(), staked: 0n });
  });
});

describe('refuses', () => {
  it('a lottery that is not there', async () => {
    expect((await list((await openOperator(site)).token, { id: '999999999999' })).code).toBe('lottery_not_found');
  });
});

describe('forbids', () => {
  it('members, and operators of another brand', async () => {
    expect((await list((await registerPayee(site)).token)).code).toBe('not_logged_in');
    const { token } = await openOperator(site, { host: brandHosts.second });
    expect((await list(token, { host: brandHosts.second })).code).toBe('lottery_not_found');
  });
});
