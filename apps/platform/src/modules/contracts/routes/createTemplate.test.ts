import { createTemplate, listTrail, type InputOf } from '@baize/contract';
import { changeSettings, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
});
afterAll(() => site.close());

const terms: InputOf<typeof createTemplate>['terms'] = {
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
};

const make = async (token: string, change: Partial<InputOf<typeof createTemplate>> = {}) =>
  (await site.call(createTemplate, { name: 'Standard', kind: 'daily', terms, ...change }, { token })).answer;
const operator = async (role: 'operator' | 'auditor' = 'operator') => (await openOperator(site, { role })).token;

describe('works', () => {
  it('saves named terms, with an audit row', async () => {
    const token = await operator();
    const { value } = await make(token, { name: ' Standard ' });
    expect(value).toMatchObject({ name: 'Standard', kind: 'daily', terms, isRetired: false });
    const query = { action: 'contracts.createTemplate', objectId: value?.id ?? '', pageNum: 1, pageSize: 20 };
    expect((await site.call(listTrail, query, { token })).answer.value?.page.totalRows).toBe(1);
  });
});

describe('refuses', () => {
  it('contradictory terms', async () => {
    const token = await operator();
    const [tier] = terms.tiers;
    if (!tier) throw new Error('There is no tier.');
    const faults: Partial<InputOf<typeof createTemplate>>[] = [
      { terms: { ...terms, period: 'monthly' } },
      { terms: { ...terms, carry: 'permanent' } },
      { kind: 'dividend', terms: { ...terms, period: 'monthly', carry: 'secondHalf' } },
      { terms: { ...terms, tiers: [tier, { ...tier, validBet: 1n, rateBps: 99 }] } },
      { terms: { ...terms, tiers: [tier, { ...tier, rateBps: 101 }] } },
      { terms: { ...terms, tiers: [{ ...tier, amount: 1n }] } },
      { terms: { ...terms, tiers: [{ ...tier, rateBps: 501 }] } },
      { terms: { ...terms, tiers: [{ ...tier, rateBps: 0 }] } },
    ];
    for (const fault of faults) expect((await make(token, fault)).code).toBe('contract_terms_invalid');
  });
});

describe('forbids', () => {
  it('auditors, members and guests', async () => {
    expect((await make(await operator('auditor'))).code).toBe('not_allowed');
    expect((await make((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await make('')).code).toBe('not_logged_in');
  });
});
