import { getDailySalary, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  openAgent,
  pastMidnight,
  registerMember,
  signContract,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { addDays } from '@baize/maths/contracts/addDays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  await pastMidnight('Asia/Shanghai');
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
});
afterAll(() => site.close());

const terms: InputOf<typeof createTemplate>['terms'] = {
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
};

const rate = (rateBps: number) => ({ ...terms, tiers: terms.tiers.map((tier) => ({ ...tier, rateBps })) });

const ask = async (token: string) => (await site.call(getDailySalary, {}, { token })).answer;

describe('works', () => {
  it('[CALL-59] returns the contract with its terms, and its pay', async () => {
    const agent = await openAgent(site);
    await signContract(site, { kind: 'daily', terms, agent });
    const { value } = await ask(agent.token);
    expect(value).toMatchObject({
      ...{ today: 0n, yesterday: 0n, currency: 'CNY' },
      contract: { kind: 'daily', payer: '', account: agent.account, terms, endsDay: null, next: null },
    });
    expect(new Date(value?.nextAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  it('shows signed terms beside those in force, with the day from which they pay', async () => {
    const agent = await openAgent(site);
    await signContract(site, { kind: 'daily', terms, agent });
    const tomorrow = (await ask(agent.token)).value?.contract?.startsDay ?? '';
    const today = addDays(tomorrow, -1);
    // As if it had been signed the day before.
    const { rows } = await site.owner.query<{ id: bigint }>(
      'update contracts_contracts set starts_day = $2 where member_id = $1 returning id',
      [agent.memberId, today],
    );
    await site.owner.query('update contracts_versions set from_day = $2 where contract_id = $1', [rows[0]?.id, today]);
    for (const rateBps of [200, 300]) {
      await signContract(site, { kind: 'daily', terms: rate(rateBps), agent });
      expect((await ask(agent.token)).value?.contract).toMatchObject({
        ...{ terms, startsDay: today, endsDay: null },
        next: { fromDay: tomorrow, terms: rate(rateBps) },
      });
    }
  });

  it('shows what a contract that has not begun was last agreed to pay', async () => {
    const agent = await openAgent(site);
    await signContract(site, { kind: 'daily', terms, agent });
    await signContract(site, { kind: 'daily', terms: rate(300), agent });
    expect((await ask(agent.token)).value?.contract).toMatchObject({ terms: rate(300), next: null });
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
