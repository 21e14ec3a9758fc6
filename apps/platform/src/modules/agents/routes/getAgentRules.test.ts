import { getAgentRules } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(getAgentRules, {}, { token })).answer;

describe('works', () => {
  it('says what agents keep to, auditors too', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    expect((await ask(token)).value).toMatchObject({
      ...{ maxRebateBps: 1300, minDifferenceBps: 10, minPrizeGroup: 1700, maxPrizeGroup: 1960 },
      rebatePercents: { RNG: 5, LOTT: 5 },
      ...{ version: 1, currency: 'CNY' },
    });
  });
});

describe('refuses', () => {
  it('anything in the address', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getAgentRules.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    expect((await ask('')).code).toBe('not_logged_in');
    expect((await ask((await registerMember(site)).token)).code).toBe('not_logged_in');
  });
});
