import { listSalary, type createTemplate, type InputOf } from '@baize/contract';
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

/** A bill of the agent's contract, as closing a day leaves it. */
async function writeBill(memberId: bigint): Promise<void> {
  await site.owner.query(
    `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
            tier, rate_bps, amount, depth, status)
     select c.brand_id, c.id, 'test', c.kind, c.payer_id, c.member_id, c.currency, current_date - 2, current_date - 1,
            v.terms, 50000000, -50000000, 1, 0, 0, 0, 0, 0, 0, 0, 100, 500000, 0, 'unapproved'
       from contracts_contracts c join contracts_versions v on v.contract_id = c.id where c.member_id = $1`,
    [memberId],
  );
}

const ask = async (token: string) =>
  (await site.call(listSalary, { side: 'received' as const, pageNum: 1, pageSize: 20 }, { token })).answer;

describe('works', () => {
  it("[CALL-51] [AGENT-10] lists the caller's bills only", async () => {
    const [agent, other] = [await openAgent(site), await openAgent(site)];
    await signContract(site, { kind: 'daily', terms, agent });
    await site.owner.query('update contracts_contracts set starts_day = current_date - 3 where member_id = $1', [
      agent.memberId,
    ]);
    await writeBill(agent.memberId);
    const { value } = await ask(agent.token);
    expect(value?.content[0]).toMatchObject({
      kind: 'daily',
      amount: 500_000n,
      paid: 0n,
      account: agent.account,
      tier: 1,
    });
    expect(value?.totalRows).toBe(1);
    expect((await ask(other.token)).value?.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('brands without contracts, and invalid pages', async () => {
    const agent = await openAgent(site);
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await ask(agent.token)).code).toBe('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
    const headers = { authorization: `Bearer ${agent.token}` };
    const answer = await site.send('GET', `${listSalary.path}?pageNum=0`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
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
