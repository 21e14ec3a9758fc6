import { listBills, type createTemplate, type InputOf } from '@baize/contract';
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

const list = async (token: string, change: Partial<InputOf<typeof listBills>> = {}, host: string = brandHosts.first) =>
  (await site.call(listBills, { view: 'unapproved', pageNum: 1, pageSize: 20, ...change }, { token, host })).answer;

describe('works', () => {
  it('lists open ones, oldest first, by account, with counts', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const token = await operator('auditor');
    const { value } = await list(token);
    expect(value?.page.content.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(value?.counts).toEqual({ unapproved: 2, open: 0 });
    expect((await list(token, { search: second.agent.account })).value?.page.content).toMatchObject([
      { id: second.id, account: second.agent.account, payer: '', amount: 50_000n, profitAndLoss: -5_000_000n },
    ]);
    expect((await list(token, { search: 'nobody' })).value?.page.totalRows).toBe(0);
    expect((await list(token, { view: 'issued' })).value?.page.totalRows).toBe(0);
    const foreign = await operator('operator', brandHosts.second);
    expect((await list(foreign, { view: 'all' }, brandHosts.second)).value?.page.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('unknown views', async () => {
    const headers = { authorization: `Bearer ${await operator()}` };
    const answer = await site.send('GET', `${listBills.path}?view=mine`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await list((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await list('')).code).toBe('not_logged_in');
  });
});
