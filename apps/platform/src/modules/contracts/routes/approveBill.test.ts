import { approveBill, getBalance, getDividend, rejectBill, type createTemplate, type InputOf } from '@baize/contract';
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

/** A dividend of half a unit that waits for an operator; paid by the house. */
async function waiting() {
  const agent = await openAgent(site);
  await signContract(site, { kind: 'dividend', terms, agent });
  const { rows } = await site.owner.query<{ id: bigint }>(
    `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
            tier, rate_bps, amount, depth, status)
     select c.brand_id, c.id, 'test', c.kind, c.payer_id, c.member_id, c.currency, current_date - 2, current_date - 1,
            v.terms, 5000000, -5000000, 1, 0, 0, 0, 0, 0, 0, 0, 100, 50000, 0, 'unapproved'
       from contracts_contracts c join contracts_versions v on v.contract_id = c.id where c.member_id = $1 returning id`,
    [agent.memberId],
  );
  return { agent, id: String(rows[0]?.id ?? '') };
}
const operator = async (role: 'operator' | 'approver' | 'auditor' = 'operator', host: string = brandHosts.first) =>
  (await openOperator(site, { role, host })).token;

const approve = async (token: string, id: string, host: string = brandHosts.first) =>
  (await site.call(approveBill, { id }, { token, host })).answer;
const balance = async (token: string) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[CALL-58] pays the dividend at once', async () => {
    const { agent, id } = await waiting();
    expect((await approve(await operator(), id)).value).toMatchObject({ status: 'issued', paid: 50_000n });
    expect(await balance(agent.token)).toBe(50_000n);
    const page = { side: 'received' as const, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(getDividend, page, { token: agent.token });
    expect(answer.value).toMatchObject({ page: { content: [{ status: 'issued' }] }, overview: { today: 50_000n } });
  });

  it('two approvals, or an approval and a rejection, have one outcome under concurrency', async () => {
    const { agent, id } = await waiting();
    const [one, two] = [await operator(), await operator('approver')];
    const refuse = { id, reason: 'Bets were placed on both sides.' };
    const codes = await Promise.all([
      approve(one, id),
      approve(two, id),
      site.call(rejectBill, refuse, { token: two }).then(({ answer }) => answer),
    ]);
    expect(codes.filter(({ success }) => success)).toHaveLength(1);
    const isIssued = codes.some(({ value }) => value?.status === 'issued');
    expect(await balance(agent.token)).toBe(isIssued ? 50_000n : 0n);
  });
});

describe('refuses', () => {
  it("decided, unknown and other brands' bills", async () => {
    const { id } = await waiting();
    const token = await operator();
    const foreign = await operator('operator', brandHosts.second);
    expect((await approve(foreign, id, brandHosts.second)).code).toBe('contract_bill_unknown');
    await approve(token, id);
    expect((await approve(token, id)).code).toBe('contract_bill_decided');
    expect((await approve(token, '999999')).code).toBe('contract_bill_unknown');
  });
});

describe('forbids', () => {
  it('auditors, members, guests, and an operator’s own dividend', async () => {
    const { agent, id } = await waiting();
    const self = await openOperator(site, { ownMemberId: agent.memberId });
    expect((await approve(self.token, id)).code).toBe('not_allowed');
    expect((await approve(await operator('auditor'), id)).code).toBe('not_allowed');
    expect((await approve(agent.token, id)).code).toBe('not_logged_in');
    expect((await approve('', id)).code).toBe('not_logged_in');
    expect((await approve((await registerMember(site)).token, id)).code).toBe('not_logged_in');
  });
});
