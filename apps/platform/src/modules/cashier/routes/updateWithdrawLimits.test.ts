import { getWithdrawLimits, updateWithdrawLimits, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

type Limits = InputOf<typeof updateWithdrawLimits>['limits'];
const limits: Limits = {
  ...{ minimum: 1_000_000n, maximum: 50_000_000n, feeBps: 100, dailyCount: 2, dailySum: 80_000_000n },
  ...{ secondFrom: 20_000_000n, depositSecondFrom: 30_000_000n, turnoverBps: 0, confirmMinutes: 45 },
};
const update = async (version: number, change: Partial<Limits> = {}, as = token) =>
  (await site.call(updateWithdrawLimits, { version, limits: { ...limits, ...change } }, { token: as })).answer;
const version = async () => (await site.call(getWithdrawLimits, {}, { token })).answer.value?.version ?? -1;

describe('works', () => {
  it('enables withdrawals, and every later one uses the new limits', async () => {
    const member = await registerPayee(site, 100_000_000n);
    expect((await member.withdraw(10_000_000n)).code).toBe('withdrawal_closed');
    expect((await update(0)).value).toEqual({ limits, currency: 'CNY', version: 1 });
    expect((await member.withdraw(10_000_000n)).value).toMatchObject({ fee: 100_000n });
    expect((await member.withdraw(60_000_000n)).code).toBe('withdrawal_amount_out_of_range');
    await update(1, { maximum: 70_000_000n });
    expect((await member.withdraw(60_000_000n)).value).toMatchObject({ status: 'requested' });
    expect((await member.withdraw(1_000_000n)).code).toBe('withdrawal_daily_count');
  });

  it('lets one of several concurrent updates of the same version win', async () => {
    const now = await version();
    const answers = await Promise.all([6, 7, 8, 9].map((dailyCount) => update(now, { dailyCount })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'version_conflict')).toHaveLength(3);
  });
});

describe('refuses', () => {
  it('invalid or unpayable limits, and an outdated version', async () => {
    const now = await version();
    for (const change of [
      { minimum: 0n },
      { maximum: 1n },
      { dailySum: 1n },
      { secondFrom: 0n },
      { depositSecondFrom: 0n },
      { minimum: 1_000_001n },
    ]) {
      expect((await update(now, change)).code).toBe('amount_invalid');
    }
    expect((await update(now - 1)).code).toBe('version_conflict');
    expect((await update(0)).code).toBe('version_conflict');
    const body = JSON.stringify(
      { version: now, limits: { ...limits, minimum: '10', feeBps: 5_001 } },
      (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('POST', updateWithdrawLimits.path, { body, headers })).status).toBe(400);
    expect(await version()).toBe(now);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] another brand changes its own only', async () => {
    const now = await version();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await update(now, {}, auditor.token)).code).toBe('not_allowed');
    const member = await registerMember(site);
    expect((await update(now, {}, member.token)).code).toBe('not_logged_in');
    expect((await site.call(updateWithdrawLimits, { version: now, limits })).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const answer = await site.call(updateWithdrawLimits, { version: 0, limits }, { token: foreign.token, host });
    expect(answer.answer.value?.version).toBe(1);
    expect(await version()).toBe(now);
  });
});
