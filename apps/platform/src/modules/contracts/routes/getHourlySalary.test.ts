import { getHourlySalary, type createTemplate, type InputOf } from '@baize/contract';
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

const ask = async (token: string) => (await site.call(getHourlySalary, {}, { token })).answer;

describe('works', () => {
  it('[CALL-60] returns the contract with its terms, and its pay', async () => {
    const agent = await openAgent(site);
    await signContract(site, { kind: 'hourly', terms, agent });
    const { value } = await ask(agent.token);
    expect(value).toMatchObject({
      ...{ today: 0n, yesterday: 0n, currency: 'CNY' },
      contract: { kind: 'hourly', payer: '', account: agent.account, terms, endsDay: null, next: null },
    });
    expect(new Date(value?.nextAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('refuses', () => {
  it('brands without contracts', async () => {
    const agent = await openAgent(site);
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await ask(agent.token)).code).toBe('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  });
});

describe('forbids', () => {
  it('guests, trials and members who are not agents', async () => {
    expect((await ask('')).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    expect((await ask(token)).code).toBe('non_agent_account');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token)).code).toBe('in_need_true_account');
  });
});
