import { createOffer, createTemplate, listTrail, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openAgent,
  openOperator,
  registerMember,
  signContract,
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

const operator = async (role: 'operator' | 'approver' | 'auditor' = 'operator', host: string = brandHosts.first) =>
  (await openOperator(site, { role, host })).token;
const template = async (token: string) =>
  (await site.call(createTemplate, { name: 'Standard', kind: 'daily', terms }, { token })).answer.value?.id ?? '';
const offer = async (token: string, account: string, templateId: string, host: string = brandHosts.first) => {
  const input = { requestId: crypto.randomUUID(), account, offer: { what: 'new' as const, templateId } };
  return (await site.call(createOffer, input, { token, host })).answer;
};

describe('works', () => {
  it('offers a template to a top-level agent, with an audit row, and requests the end', async () => {
    const token = await operator();
    const agent = await openAgent(site);
    const { value } = await offer(token, agent.account, await template(token));
    expect(value).toMatchObject({ payer: '', account: agent.account, isOwn: true, status: 'pending', terms });
    const query = { action: 'contracts.createOffer', objectId: value?.id ?? '', pageNum: 1, pageSize: 20 };
    expect((await site.call(listTrail, query, { token })).answer.value?.page.totalRows).toBe(1);
    const other = await openAgent(site);
    await signContract(site, { kind: 'hourly', terms, agent: other });
    const end = { what: 'termination' as const, kind: 'hourly' as const };
    const input = { requestId: crypto.randomUUID(), account: other.account, offer: end };
    expect((await site.call(createOffer, input, { token })).answer.value?.what).toBe('termination');
  });
});

describe('refuses', () => {
  it('lower agents, members, unknown accounts and templates, and a second request', async () => {
    const token = await operator();
    const templateId = await template(token);
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    const stranger = await registerMember(site, 'overthere2', { host: brandHosts.second });
    for (const { account } of [below, await registerMember(site), stranger]) {
      expect((await offer(token, account, templateId)).code).toBe('contract_not_direct');
    }
    expect((await offer(token, agent.account, '999999')).code).toBe('contract_template_unknown');
    expect((await offer(token, agent.account, templateId)).code).toBe('ok');
    expect((await offer(token, agent.account, templateId)).code).toBe('contract_request_waits');
  });
});

describe('forbids', () => {
  it('auditors, members, guests, and an operator’s own account', async () => {
    const token = await operator();
    const templateId = await template(token);
    const agent = await openAgent(site);
    const self = await openOperator(site, { ownMemberId: agent.memberId });
    expect((await offer(self.token, agent.account, templateId)).code).toBe('not_allowed');
    expect((await offer(await operator('auditor'), agent.account, templateId)).code).toBe('not_allowed');
    expect((await offer(agent.token, agent.account, templateId)).code).toBe('not_logged_in');
    expect((await offer('', agent.account, templateId)).code).toBe('not_logged_in');
  });
});
