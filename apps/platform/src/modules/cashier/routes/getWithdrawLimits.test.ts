import { getWithdrawLimits } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWithdrawRules } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

describe('works', () => {
  it('returns the limits, with the version that an update needs', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(getWithdrawLimits, {}, { token });
    expect(answer.value).toMatchObject({ currency: 'CNY', version: 1, limits: { minimum: 1_000_000n, dailyCount: 5 } });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getWithdrawLimits.path}?currency=USD`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] [A258] members and guests, and returns null for another brand', async () => {
    const member = await registerMember(site);
    expect((await site.call(getWithdrawLimits, {})).status).toBe(401);
    expect((await site.call(getWithdrawLimits, {}, { token: member.token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const { answer } = await site.call(getWithdrawLimits, {}, { token, host });
    expect(answer.value).toEqual({ limits: null, version: 0, currency: 'CNY' });
  });
});
