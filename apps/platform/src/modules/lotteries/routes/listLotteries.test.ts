import { listLotteries } from '@baize/contract';
import {
  brandHosts,
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

const list = async (token: string, host: string = brandHosts.first) =>
  (await site.call(listLotteries, {}, { token, host })).answer;

describe('works', () => {
  it('lists every lottery with its schedule, its terms and late draws', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    await lottery.bet(await registerPayee(site, 1_000_000n), [{}]);
    const own = (await list(token)).value?.find(({ gameCode }) => gameCode === lottery.code);
    expect(own).toMatchObject({
      everySeconds: 3_600,
      timeZone: 'Asia/Shanghai',
      source: 'official',
      late: 0,
      version: 1,
    });
    expect(own?.terms).toMatchObject({ isOpen: true, minGroup: 1_700, maxGroup: 1_960, holidays: [], returnBps: null });
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listLotteries.path}?x=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it("members and guests, and shows only the own brand's", async () => {
    expect((await list((await registerPayee(site)).token)).code).toBe('not_logged_in');
    expect((await list('')).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    const codes = (await list(foreign.token, brandHosts.second)).value?.map(({ gameCode }) => gameCode);
    expect(codes).not.toContain(lottery.code);
  });
});
