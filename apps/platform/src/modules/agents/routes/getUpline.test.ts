import { getUpline } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 3_00000n });
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(getUpline, {}, { token })).answer;

describe('works', () => {
  it('returns the direct upline, also for members, and what may still be sent today', async () => {
    expect((await ask(team.leaf.token)).value).toEqual({
      upline: { account: team.middle.account },
      ...{ currency: 'CNY', balance: 3_00000n, hasPaymentPassword: false },
      ...{ dailySum: 5_000_000_000_000n, leftToday: 5_000_000_000_000n },
    });
    expect((await ask(team.middle.token)).value?.upline).toEqual({ account: team.top.account });
  });
});

describe('refuses', () => {
  it('an upline where there is none', async () => {
    expect((await ask(team.top.token)).value?.upline).toBeNull();
  });
});

describe('forbids', () => {
  it('guests', async () => {
    expect((await ask('')).code).toBe('not_logged_in');
  });
});
