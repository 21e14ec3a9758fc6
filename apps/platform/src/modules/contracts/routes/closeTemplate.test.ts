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
  it('closes a template, idempotent', async () => {
    const token = await operator();
    const id = await make(token);
    expect((await retire(token, id)).value).toMatchObject({ id, isRetired: true });
    expect((await retire(token, id)).value).toMatchObject({ id, isRetired: true });
    expect((await list(token)).value?.[0]?.isRetired).toBe(true);
  });
});

describe('refuses', () => {
  it('unknown templates and those of another brand', async () => {
    const id = await make(await operator());
    const foreign = await operator('operator', brandHosts.second);
    expect((await retire(foreign, id, brandHosts.second)).code).toBe('contract_template_unknown');
    expect((await retire(await operator(), '999999')).code).toBe('contract_template_unknown');
  });
});

describe('forbids', () => {
  it('auditors, members and guests', async () => {
    expect((await retire(await operator('auditor'), '1')).code).toBe('not_allowed');
    expect((await retire((await registerMember(site)).token, '1')).code).toBe('not_logged_in');
    expect((await retire('', '1')).code).toBe('not_logged_in');
  });
});
