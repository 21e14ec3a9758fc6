import { approveGrant, cancelGrant, createGrant, listBonuses, getBalance, listTrail } from '@baize/contract';
import { brandHosts, insertRound, openOperator, openVendor, registerMember, startPlatform } from '@baize/testkit';
import type { TestMember, TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noteGrantEnd } from '#modules/promotions/index.ts';
import { verifyLedger } from '#modules/wallet/index.ts';
import { settleGrants } from '../commands/settleGrants.ts';

let site: TestPlatform;
let asks: { token: string };
let decides: { token: string };
const AMOUNT = 1_000_000n;
beforeAll(async () => {
  site = await startPlatform();
  [asks, decides] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
});
afterAll(() => site.close());
afterEach(async () => {
  const { faults } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(await held()).toEqual([]);
});

/** Members whose bonus account differs from their open bonuses. */
async function held(): Promise<unknown[]> {
  const { rows } = await site.owner.query(
    `select a.member_id, a.balance, coalesce(g.sum, 0) as sum from wallet_accounts a
       left join (select member_id, sum(amount) from bonuses_grants where status in ('queued', 'active') group by 1) g
         using (member_id)
      where a.name = 'bonus' and a.balance <> coalesce(g.sum, 0)`,
  );
  return rows;
}

async function ask(member: TestMember, change: { amount?: bigint; multiple?: number; days?: number } = {}) {
  const input = { requestId: randomUUID(), account: member.account, title: 'Welcome', amount: AMOUNT, multiple: 3 };
  const reason = 'agreed with the member';
  const { answer } = await site.call(createGrant, { ...input, days: 7, reason, ...change }, { token: asks.token });
  return answer.value?.id ?? '';
}
const approve = async (grantId: string, { token } = decides) =>
  (await site.call(approveGrant, { grantId, reason: 'looks right' }, { token })).answer;
const own = async ({ token }: TestMember) =>
  (await site.call(listBonuses, { pageNum: 1, pageSize: 20 }, { token })).answer.value;
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[MEMBER-09] holds the money on the bonus account until the requirement is met, then moves it to the balance', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    expect((await own(member))?.open).toEqual([]);
    await insertRound(site, member, { bet: 50_000_000n });
    expect((await approve(id)).value).toMatchObject({ status: 'active', required: 3_000_000n, done: 0n });
    expect(await own(member)).toMatchObject({ balance: AMOUNT, open: [{ status: 'active', done: 0n }] });
    expect(await main(member)).toBe(0n);
    await insertRound(site, member, { bet: 2_000_000n });
    await insertRound(site, member, { bet: 9_000_000n, isClosed: false });
    // The valid bet is the smaller of the stake and the size of the result.
    await insertRound(site, member, { bet: 5_000_000n, win: 5_500_000n });
    expect(await own(member)).toMatchObject({ open: [{ done: 2_500_000n }] });
    expect(await main(member)).toBe(0n);
    await insertRound(site, member, { bet: 500_000n });
    expect(await own(member)).toMatchObject({
      balance: 0n,
      open: [],
      ended: { content: [{ id, status: 'released' }] },
    });
    expect(await main(member)).toBe(AMOUNT);
  });

  it('excludes a round that is cancelled later', async () => {
    const vendor = await openVendor(site);
    const member = await registerMember(site);
    const player = await vendor.player({ memberId: member.memberId, balance: 10_000_000n });
    await approve(await ask(member, { multiple: 2 }));
    const bet = vendor.bet(player, { amount: 1_500_000 });
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: 0, round_closed: true }));
    expect(await own(member)).toMatchObject({ open: [{ done: 1_500_000n }] });
    await site.owner.query('update vendors_rounds set bets = 0, bet = 0, win = 0 where member_id = $1', [
      member.memberId,
    ]);
    expect(await own(member)).toMatchObject({ open: [{ done: 0n }] });
  });

  it('activates bonuses one after the other, and no round counts for two', async () => {
    const member = await registerMember(site);
    for (const id of [await ask(member), await ask(member)]) await approve(id);
    expect((await own(member))?.open.map(({ status }) => status)).toEqual(['active', 'queued']);
    await insertRound(site, member, { bet: 50_000_000n });
    expect(await own(member)).toMatchObject({ balance: AMOUNT, open: [{ status: 'active', done: 0n }] });
    expect(await main(member)).toBe(AMOUNT);
  });

  it('returns an expired bonus to the house, and ignores later rounds', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    await approve(id);
    await insertRound(site, member, { bet: 2_999_999n });
    /* The end has millisecond precision, so both rounds keep clear of its millisecond. */
    const at = async (round: string, shift: string) =>
      site.owner.query('update vendors_rounds set started_at = started_at + $2::interval where round = $1', [
        round,
        shift,
      ]);
    await site.owner.query(`update bonuses_grants set expires_at = clock_timestamp() + '2 ms' where id = $1`, [id]);
    await at(await insertRound(site, member, { bet: 9_000_000n }), '1 second');
    expect(await own(member)).toMatchObject({
      ...{ balance: 0n, open: [] },
      ended: { content: [{ status: 'expired', done: 2_999_999n }] },
    });
    expect(await main(member)).toBe(0n);
  });

  it('releases once under concurrency, and either expires or is cancelled', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    await approve(id);
    await insertRound(site, member, { bet: 3_000_000n });
    const { pool, wallet } = site.platform;
    const owner = { brandId: 1, memberId: member.memberId };
    const cancel = site.call(cancelGrant, { grantId: id, reason: 'by mistake' }, { token: decides.token });
    const ended = await Promise.all(
      Array.from({ length: 12 }, () => settleGrants({ pool, wallet, onEnded: noteGrantEnd }, owner)),
    );
    const wasCancelled = (await cancel).answer.success;
    expect(ended.filter(Boolean)).toHaveLength(wasCancelled ? 0 : 1);
    expect(await main(member)).toBe(wasCancelled ? 0n : AMOUNT);
  });

  it('[I-34] records requester and approver in the audit trail', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    await approve(id);
    const { answer } = await site.call(listTrail, { objectId: id, pageNum: 1, pageSize: 20 }, { token: asks.token });
    expect(answer.value?.page.content.map(({ action }) => action)).toEqual([
      'bonuses.approveGrant',
      'bonuses.createGrant',
    ]);
  });
});

describe('the planted fault', () => {
  it('an open bonus without its money is detected by the sums', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    await approve(id);
    await site.owner.query(`alter table bonuses_grants disable trigger all`);
    await site.owner.query(`update bonuses_grants set status = 'released' where id = $1`, [id]);
    expect(await held()).toHaveLength(1);
    await site.owner.query(`update bonuses_grants set status = 'active' where id = $1`, [id]);
    await site.owner.query(`alter table bonuses_grants enable trigger all`);
  });
});

describe('refuses', () => {
  it('[I-34] the requester, also under concurrency, and decided ones', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    expect((await approve(id, asks)).code).toBe('second_operator_needed');
    const answers = await Promise.all([1, 2, 3, 4].map(() => approve(id)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...['bonus_state_changed', 'bonus_state_changed', 'bonus_state_changed', 'ok'],
    ]);
    expect(await own(member)).toMatchObject({ balance: AMOUNT });
    expect((await approve('999999')).code).toBe('bonus_not_found');
  });

  it('a decision without a reason', async () => {
    const headers = { authorization: `Bearer ${decides.token}` };
    for (const body of ['{"grantId":"1"}', '{"grantId":"x","reason":"because"}', '{"grantId":"1","reason":""}']) {
      expect((await site.send('POST', approveGrant.path, { body, headers })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, members, auditors, and operators of another brand', async () => {
    const member = await registerMember(site);
    const grantId = await ask(member);
    const input = { grantId, reason: 'looks right' };
    expect((await site.call(approveGrant, input)).status).toBe(401);
    expect((await approve(grantId, member)).code).toBe('not_logged_in');
    expect((await approve(grantId, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    const host = brandHosts.second;
    const other = await openOperator(site, { host });
    expect((await site.call(approveGrant, input, { token: other.token, host })).answer.code).toBe('bonus_not_found');
  });

  it("an operator's approval for their own account", async () => {
    const member = await registerMember(site);
    const own = await openOperator(site, { role: 'approver', ownMemberId: member.memberId });
    expect((await approve(await ask(member), own)).code).toBe('not_allowed');
  });
});
