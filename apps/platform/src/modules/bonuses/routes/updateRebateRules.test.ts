import { getRebateRules, listTrail, updateRebateRules } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRates } from '../rules.ts';

let site: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const set = async (RNG: number, version: number, token = operator.token) =>
  (await site.call(updateRebateRules, { rates: { ...noRates, RNG }, minimum: 1_000n, version }, { token })).answer;

describe('works', () => {
  it('saves rates and minimum, increments the version, and records it in the audit trail', async () => {
    expect((await set(50, 0)).value).toMatchObject({ rates: { RNG: 50, LIVE: 0 }, minimum: 1_000n, version: 1 });
    expect((await set(70, 1)).value?.version).toBe(2);
    const read = await site.call(getRebateRules, {}, { token: operator.token });
    expect(read.answer.value).toMatchObject({ rates: { RNG: 70 }, currency: 'CNY', version: 2 });
    const input = { action: 'bonuses.updateRebateRules', pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, input, { token: operator.token });
    expect(trail.answer.value?.page.content).toHaveLength(2);
  });
});

describe('refuses', () => {
  it('an outdated version, and invalid rates', async () => {
    expect((await set(10, 1)).code).toBe('version_conflict');
    expect((await set(10, 0)).code).toBe('version_conflict');
    const headers = { authorization: `Bearer ${operator.token}` };
    const good = { rates: noRates, minimum: '1', version: 2 };
    for (const change of [
      { rates: { ...noRates, RNG: 501 } },
      { rates: { ...noRates, RNG: -1 } },
      { rates: { RNG: 1 } },
      { rates: { ...noRates, XX: 1 } },
      { minimum: '-1' },
      { version: -1 },
    ]) {
      const body = JSON.stringify({ ...good, ...change });
      expect((await site.send('POST', updateRebateRules.path, { body, headers })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, members and auditors; and leaves other brands alone', async () => {
    const input = { rates: noRates, minimum: 0n, version: 2 };
    expect((await site.call(updateRebateRules, input)).status).toBe(401);
    expect((await set(10, 2, (await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await set(10, 2, (await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect((await site.call(updateRebateRules, input, { token, host })).answer.code).toBe('version_conflict');
  });
});
