import { getRebate, updateRebateRules } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRates } from '../rules.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[MEMBER-14] returns whether the brand has rebates, and zero for a member without bets', async () => {
    const { token } = await registerMember(site);
    const nothing = { currency: 'CNY', lines: [], amount: 0n, mayClaim: false };
    expect((await site.call(getRebate, {}, { token })).answer.value).toEqual({
      ...nothing,
      isOpen: false,
      minimum: 0n,
    });
    const operator = await openOperator(site);
    const input = { rates: { ...noRates, RNG: 10 }, minimum: 100_000n, version: 0 };
    await site.call(updateRebateRules, input, { token: operator.token });
    expect((await site.call(getRebate, {}, { token })).answer.value).toEqual({
      ...{ ...nothing, isOpen: true, minimum: 100_000n },
    });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getRebate.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators, and sessions of another brand', async () => {
    expect((await site.call(getRebate, {})).status).toBe(401);
    expect((await site.call(getRebate, {}, { token: (await openOperator(site)).token })).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(getRebate, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
