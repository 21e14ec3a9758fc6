import { getBillQueueFile, type createTemplate, type InputOf } from '@baize/contract';
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
import { readPages } from '#modules/exports/index.ts';
import type { BillRow } from '../BillRow.ts';
import { readBillQueue, readOwnBills } from '../store/bills.ts';

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
  saveTable(site, getBillQueueFile, query, { token, host });
const linesOf = async (...asked: Parameters<typeof save>): Promise<string[]> => (await save(...asked)).lines.slice(1);

describe('works', () => {
  it('[A261] contains the bills of the view, optionally of one account, in every language, with an audit row', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const { token } = await openOperator(site, { role: 'auditor' });
    const lines = await linesOf(token, { view: 'unapproved' });
    expect(lines.map((line) => line.split(',').at(-1))).toEqual([first.id, second.id]);
    expect(lines[0]).toBe(
      `${first.agent.account},House,Dividend,2026-03-01,2026-03-01,,50,-50,1,1,0.5,0,Waits for approval,0,0,,0,${first.id}`,
    );
    expect(await linesOf(token, { view: 'all', search: second.agent.account })).toHaveLength(1);
    expect(await linesOf(token, { view: 'issued' })).toEqual([]);
    expect((await save(token, { view: 'all', language: 'CN' })).text).toContain('待审核');
    expect((await save(token, { view: 'all', language: 'MS' })).text).toContain('Menunggu kelulusan');
    const { rows: trail } = await site.owner.query<{ object_id: string }>(
      `select object_id from audit_trail where action = 'contracts.getBillQueueFile' order by object_id`,
    );
    expect(trail.map(({ object_id: view }) => view)).toEqual(['all', 'all', 'all', 'issued', 'unapproved']);
  });

  it('contains each bill once although others are issued or decided while it is read', async () => {
    const { agent, id } = await waiting();
    const issue = () =>
      site.owner.query(
        `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
                terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
                carry_out, tier, rate_bps, amount, depth, status)
         select brand_id, contract_id, gen_random_uuid(), kind, payer_id, member_id, currency, from_day, to_day,
                terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
                carry_out, tier, rate_bps, amount, depth, status from contracts_bills where id = $1`,
        [id],
      );
    const decide = (bill: bigint) =>
      site.owner.query(`update contracts_bills set status = 'rejected' where id = $1`, [bill]);
    type Read = Parameters<typeof readPages<BillRow>>[0];
    const queue = (isOldestFirst: boolean): Read => {
      const filter = { brandId: 1, statuses: ['unapproved'], memberIds: [agent.memberId], isOldestFirst } as const;
      return async ({ limit, after }) => (await readBillQueue(site.owner, filter, { limit, after: after?.id })).rows;
    };
    const who = { brandId: 1, memberId: agent.memberId, side: 'received', kind: 'dividend' } as const;
    const own: Read = async ({ limit, after }) =>
      (await readOwnBills(site.owner, who, { limit, after: after?.id })).rows;
    const idsOf = async (read: Read, meanwhile?: (bill: bigint) => Promise<unknown>) => {
      const seen: bigint[] = [];
      for await (const bill of readPages<BillRow>(read, 1)) if (seen.push(bill.id) < 3) await meanwhile?.(bill.id);
      return seen;
    };
    await issue();
    const [first, second] = (await idsOf(own)).toReversed();
    expect(await idsOf(queue(false), issue)).toEqual([second, first]);
    expect(await idsOf(own, issue)).toHaveLength(4);
    const all = await idsOf(own);
    expect(new Set(all).size).toBe(6);
    expect(await idsOf(queue(true), decide)).toEqual(all.toReversed());
    expect(await idsOf(queue(true))).toEqual(all.toReversed().slice(2));
  });
});

describe('refuses', () => {
  it('unknown views', async () => {
    expect((await save((await openOperator(site)).token, { view: 'mine' })).text).toContain('invalid_input');
  });
});

describe('forbids', () => {
  it('members, guests, and operators of another brand', async () => {
    const { id } = await waiting();
    expect((await save((await registerMember(site)).token)).text).toContain('not_logged_in');
    expect((await save('')).text).toContain('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await linesOf(other.token, { view: 'all' }, brandHosts.second)).join()).not.toContain(id);
  });
});
