import { createOffer, createRequest, createTemplate, listOffers, type InputOf } from '@baize/contract';
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

const end = async (token: string) => {
  const input = { requestId: crypto.randomUUID(), what: 'termination' as const, kind: 'daily' as const };
  return (await site.call(createRequest, input, { token })).answer.value?.id ?? '';
};

const list = async (token: string, host: string = brandHosts.first) =>
  (await site.call(listOffers, { pageNum: 1, pageSize: 20 }, { token, host })).answer;

describe('works', () => {
  it('lists requests between the house and top-level agents, pending ones first', async () => {
    const token = await operator();
    const agent = await openAgent(site);
    await signContract(site, { kind: 'daily', terms, agent });
    await end(agent.token);
    const other = await openAgent(site);
    await offer(token, other.account, await template(token));
    const { value } = await list(await operator('auditor'));
    expect(value?.content.map(({ what, status, isOwn }) => [what, status, isOwn])).toEqual([
      ['new', 'pending', true],
      ['termination', 'pending', false],
      ['new', 'accepted', true],
    ]);
    expect((await list(await operator('operator', brandHosts.second), brandHosts.second)).value?.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const headers = { authorization: `Bearer ${await operator()}` };
    const answer = await site.send('GET', `${listOffers.path}?pageNum=0`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await list((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await list('')).code).toBe('not_logged_in');
  });
});
