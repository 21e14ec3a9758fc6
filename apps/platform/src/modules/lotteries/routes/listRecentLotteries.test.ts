import { launchLottery, listRecentLotteries } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerMember,
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

const open = (member: { token: string }, lottoGameCode: string) =>
  site.call(
    launchLottery,
    {
      ...{ lottoArea: 'CN', launchMode: 'LOTT', lottoPrizeMode: 'ZY', lottoGameCode, lottoView: 'betting' },
      ...{ device: 'WEB', backUrl: 'http://localhost/lott' },
    },
    { token: member.token },
  );
const recent = async ({ token }: { token: string }) =>
  (await site.call(listRecentLotteries, {}, { token })).answer.value?.list.map(({ gameCode }) => gameCode);

describe('works', () => {
  it('[CALL-40] lists lotteries that the member opened, latest first and each once', async () => {
    const member = await registerMember(site);
    const other = await openLottery(site);
    expect(await recent(member)).toEqual([]);
    for (const code of [lottery.code, other.code, lottery.code]) await open(member, code);
    expect(await recent(member)).toEqual([lottery.code, other.code]);
  });
});

describe('refuses', () => {
  it('an unknown field', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listRecentLotteries.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own ones', async () => {
    const member = await registerMember(site);
    await open(member, lottery.code);
    expect(await recent(await registerMember(site))).toEqual([]);
    for (const token of ['', (await openOperator(site)).token]) {
      expect((await site.call(listRecentLotteries, {}, { token })).answer.code).toBe('not_logged_in');
    }
  });
});
