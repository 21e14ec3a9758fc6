import { listPartners, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  openAgent,
  registerMember,
  signContract,
  standBelow,
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

const list = async (token: string) =>
  (await site.call(listPartners, { kind: 'daily', pageNum: 1, pageSize: 20 }, { token })).answer;

describe('works', () => {
  it('lists direct downline agents with their contracts', async () => {
    const agent = await openAgent(site);
    const [signed, open] = [await openAgent(site, { below: agent }), await openAgent(site, { below: agent })];
    await openAgent(site, { below: signed });
    await standBelow(site, await registerMember(site), agent);
    await signContract(site, { kind: 'daily', terms, agent });
    await signContract(site, { kind: 'daily', terms, agent: signed, payer: agent });
    expect((await list(agent.token)).value?.content).toMatchObject([
      { account: signed.account, contract: { terms, payer: agent.account }, waiting: null },
      { account: open.account, contract: null, waiting: null },
    ]);
  });
});

describe('refuses', () => {
  it('a missing kind', async () => {
    const headers = { authorization: `Bearer ${(await openAgent(site)).token}` };
    const answer = await site.send('GET', listPartners.path, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('guests and members who are not agents', async () => {
    expect((await list('')).code).toBe('not_logged_in');
    expect((await list((await registerMember(site)).token)).code).toBe('non_agent_account');
  });
});
