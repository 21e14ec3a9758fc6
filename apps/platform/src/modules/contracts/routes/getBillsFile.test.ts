import { getBillsFile, type createTemplate, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openAgent,
  openOperator,
  registerMember,
  signContract,
  saveTable,
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

/** A dividend of half a unit that waits for an operator; paid by the house. */
async function waiting() {
  const agent = await openAgent(site);
  await signContract(site, { kind: 'dividend', terms, agent });
  const { rows } = await site.owner.query<{ id: bigint }>(
    `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
            tier, rate_bps, amount, depth, status)
     select c.brand_id, c.id, 'test', c.kind, c.payer_id, c.member_id, c.currency, '2026-03-01', '2026-03-02',
            v.terms, 5000000, -5000000, 1, 0, 0, 0, 0, 0, 0, 0, 100, 50000, 0, 'unapproved'
       from contracts_contracts c join contracts_versions v on v.contract_id = c.id where c.member_id = $1 returning id`,
    [agent.memberId],
  );
  return { agent, id: String(rows[0]?.id ?? '') };
}
const save = (token: string, query: Record<string, string> = {}, host: string = brandHosts.first) =>
  saveTable(site, getBillsFile, query, { token, host });
const linesOf = async (...asked: Parameters<typeof save>): Promise<string[]> => (await save(...asked)).lines.slice(1);

describe('works', () => {
  it("contains the agent's received bills of one kind only", async () => {
    const { agent, id } = await waiting();
    await waiting();
    const lines = await linesOf(agent.token, { kind: 'dividend' });
    expect(lines.map((line) => line.split(',').at(-1))).toEqual([id]);
    expect(await linesOf(agent.token, { kind: 'daily' })).toEqual([]);
    expect(await linesOf(agent.token, { kind: 'dividend', side: 'given' })).toEqual([]);
  });
});

describe('refuses', () => {
  it('unknown kinds, and brands without contracts', async () => {
    const agent = await openAgent(site);
    expect((await save(agent.token, { kind: 'weekly' })).text).toContain('invalid_input');
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await save(agent.token, { kind: 'daily' })).text).toContain('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  });
});

describe('forbids', () => {
  it('members, guests and operators', async () => {
    expect((await save((await registerMember(site)).token, { kind: 'daily' })).text).toContain('non_agent_account');
    expect((await save('', { kind: 'daily' })).text).toContain('not_logged_in');
    expect((await save((await openOperator(site)).token, { kind: 'daily' })).text).toContain('not_logged_in');
  });
});
