import {
  approveWithdrawal,
  getBalance,
  listMessages,
  listTrail,
  payWithdrawal,
  rejectWithdrawal,
} from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { seedWithdrawRules } from '../index.ts';

/** How many race, and how often; `npm run proof -- races` raises both. */
const CALLERS = Number(process.env['CALLERS'] ?? 8);
const RACES = Number(process.env['RACES'] ?? 5);

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  const { rows } = await site.owner.query(
    `select (select coalesce(sum(balance), 0) from wallet_accounts where name = 'hold.withdrawal') as held,
            (select coalesce(sum(amount), 0) from cashier_withdrawals
              where status in ('requested', 'review', 'approved')) as open`,
  );
  expect(rows[0]?.held).toEqual(rows[0]?.open);
});

async function asked(amount = 10_000_000n): Promise<{ member: TestPayee; withdrawalId: string }> {
  const member = await registerPayee(site, amount + 40_000_000n);
  return { member, withdrawalId: (await member.withdraw(amount)).value?.id ?? '' };
}
const balance = async ({ token }: TestPayee) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const approve = async (withdrawalId: string, token: string, at = site) =>
  (await at.call(approveWithdrawal, { withdrawalId, note: '' }, { token })).answer;
const rejection = { publicReason: 'account_wrong' as const, reason: 'The bank says there is no such account.' };
const reject = async (withdrawalId: string, token: string, at = site) =>
  (await at.call(rejectWithdrawal, { withdrawalId, ...rejection }, { token })).answer;
const pay = async (withdrawalId: string, token: string, at = site) =>
  (await at.call(payWithdrawal, { withdrawalId, reference: 'TX 4711' }, { token })).answer;

describe('works', () => {
  it('approves below the threshold at once, notifies the member and writes the audit row', async () => {
    const { member, withdrawalId } = await asked();
    const { token, username } = await openOperator(site);
    const { value } = await approve(withdrawalId, token);
    expect(value).toMatchObject({
      ...{ status: 'approved', approver: username, firstApprover: '', needsSecond: false, number: member.number },
      timeline: [
        { status: 'requested', by: '' },
        { status: 'approved', by: username },
      ],
    });
    expect(await balance(member)).toBe(40_000_000n);
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    const messages = await site.call(listMessages, page, { token: member.token });
    expect(messages.answer.value?.content).toMatchObject([{ kind: 'finance' }]);
    const query = { action: 'cashier.approveWithdrawal', objectId: withdrawalId, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, query, { token });
    const [row] = trail.answer.value?.page.content ?? [];
    expect(JSON.parse(row?.before ?? '')).toEqual({ status: 'requested' });
    expect(JSON.parse(row?.after ?? '')).toMatchObject({ status: 'approved', amount: '100' });
  });

  it('requires two different operators from the threshold on', async () => {
    const { member, withdrawalId } = await asked(1_000_000_000n);
    const [one, two] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
    const first = await approve(withdrawalId, one.token);
    expect(first.value).toMatchObject({ status: 'review', firstApprover: one.username, approver: '' });
    expect((await approve(withdrawalId, one.token)).code).toBe('second_operator_needed');
    expect((await pay(withdrawalId, two.token)).code).toBe('withdrawal_state_changed');
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    const quiet = await site.call(listMessages, page, { token: member.token });
    expect(quiet.answer.value?.content).toEqual([]);
    const second = await approve(withdrawalId, two.token);
    expect(second.value).toMatchObject({ status: 'approved', firstApprover: one.username, approver: two.username });
  });

  it('[A192] [I-32] concurrent approvals and rejections have one outcome', async () => {
    const operators = await Promise.all([1, 2, 3, 4].map(() => openOperator(site)));
    for (let trial = 0; trial < RACES; trial += 1) {
      const { member, withdrawalId } = await asked();
      const answers = await Promise.all(
        Array.from({ length: CALLERS }, (_, at) => {
          const token = operators[at % operators.length]?.token ?? '';
          return (at % 2 === 0 ? approve : reject)(withdrawalId, token, at % 4 < 2 ? site : beside);
        }),
      );
      const rejected = answers.filter(({ value }) => value?.status === 'rejected').length;
      const approved = answers.filter(({ value }) => value?.status === 'approved').length;
      // An approval may still be followed by a rejection; a rejection is final.
      expect(rejected).toBeLessThanOrEqual(1);
      expect(approved).toBeLessThanOrEqual(1);
      expect(rejected + approved).toBeGreaterThan(0);
      expect(await balance(member)).toBe(rejected === 1 ? 50_000_000n : 40_000_000n);
    }
  });

  it('[A194] pays the requested account, which nobody can change', async () => {
    const { member, withdrawalId } = await asked();
    await expect(
      site.platform.pool.query(`update cashier_accounts set number_key = '1' where member_id = $1`, [member.memberId]),
    ).rejects.toThrow(/permission denied/);
    await expect(
      site.platform.pool.query(`update cashier_withdrawals set number_key = '1' where id = $1`, [withdrawalId]),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('refuses', () => {
  it('decided and unknown withdrawals', async () => {
    const { withdrawalId } = await asked();
    const { token } = await openOperator(site);
    await reject(withdrawalId, token);
    expect((await approve(withdrawalId, token)).code).toBe('withdrawal_state_changed');
    expect((await approve('999999', token)).code).toBe('withdrawal_not_found');
    await expect(
      site.owner.query(`update cashier_withdrawals set status = 'requested' where id = $1`, [withdrawalId]),
    ).rejects.toThrow(/cannot become requested/);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const { member, withdrawalId } = await asked();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await approve(withdrawalId, auditor.token)).code).toBe('not_allowed');
    expect((await approve(withdrawalId, member.token)).code).toBe('not_logged_in');
    expect((await approve(withdrawalId, '')).code).toBe('not_logged_in');
  });

  it("[A193] [I-34] an operator’s own member account, and another brand's", async () => {
    const { member, withdrawalId } = await asked();
    const self = await openOperator(site, { ownMemberId: member.memberId });
    expect((await approve(withdrawalId, self.token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await approve(withdrawalId, foreign.token)).code).toBe('not_logged_in');
    const { rows } = await site.owner.query('select status from cashier_withdrawals where id = $1', [withdrawalId]);
    expect(rows).toEqual([{ status: 'requested' }]);
  });
});
