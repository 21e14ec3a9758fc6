import { closeTemplate, createTemplate, listTemplates, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
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

const operator = async (role: 'operator' | 'auditor' = 'operator', host: string = brandHosts.first) =>
  (await openOperator(site, { role, host })).token;
const make = async (token: string, host: string = brandHosts.first) =>
  (await site.call(createTemplate, { name: 'Standard', kind: 'daily', terms }, { token, host })).answer.value?.id ?? '';
const list = async (token: string, host: string = brandHosts.first) =>
  (await site.call(listTemplates, {}, { token, host })).answer;
const retire = async (token: string, id: string, host: string = brandHosts.first) =>
  (await site.call(closeTemplate, { id }, { token, host })).answer;

describe('works', () => {
  it('lists open ones first, of the own brand only', async () => {
    const token = await operator();
    const [first, second] = [await make(token), await make(token)];
    await retire(token, second);
    const foreign = await operator('operator', brandHosts.second);
    await make(foreign, brandHosts.second);
    const { value } = await list(token);
    expect(value?.map(({ id, isRetired }) => [id, isRetired])).toEqual([
      [first, false],
      [second, true],
    ]);
    expect((await list(await operator('auditor'))).success).toBe(true);
    expect((await list(foreign, brandHosts.second)).value).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const headers = { authorization: `Bearer ${await operator()}` };
    const answer = await site.send('GET', `${listTemplates.path}?brand=2`, { headers });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await list((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await list('')).code).toBe('not_logged_in');
  });
});
