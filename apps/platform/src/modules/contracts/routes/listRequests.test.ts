import { createRequest, listRequests, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  openAgent,
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

const list = async (token: string, isWaiting: '0' | '1' = '0') =>
  (await site.call(listRequests, { isWaiting, pageNum: 1, pageSize: 20 }, { token })).answer;

describe('works', () => {
  it('[CONTRACT-03] [MODAL-10] lists requests that wait for the caller, with new and current terms', async () => {
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    await signContract(site, { kind: 'daily', terms, agent });
    await signContract(site, { kind: 'daily', terms, agent: below, payer: agent });
    const more = { requestId: crypto.randomUUID(), what: 'new' as const, kind: 'daily' as const };
    await site.call(createRequest, { ...more, account: below.account, terms }, { token: agent.token });
    const end = { requestId: crypto.randomUUID(), what: 'termination' as const, kind: 'daily' as const };
    expect((await site.call(createRequest, end, { token: below.token })).answer.code).toBe('contract_request_waits');
    expect((await list(below.token, '1')).value?.content).toMatchObject([{ what: 'new', terms, present: terms }]);
    expect((await list(agent.token, '1')).value?.content).toEqual([]);
    expect((await list(agent.token)).value?.content.map(({ status }) => status)).toEqual([
      ...['pending', 'accepted', 'accepted'],
    ]);
    expect((await list((await openAgent(site)).token)).value?.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('unknown kinds', async () => {
    const headers = { authorization: `Bearer ${(await openAgent(site)).token}` };
    const answer = await site.send('GET', `${listRequests.path}?kind=yearly`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('guests and members who are not agents', async () => {
    expect((await list('')).code).toBe('not_logged_in');
    expect((await list((await registerMember(site)).token)).code).toBe('non_agent_account');
  });
});
