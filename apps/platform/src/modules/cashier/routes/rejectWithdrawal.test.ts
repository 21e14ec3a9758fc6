import { approveWithdrawal, getBalance, listWithdrawals, payWithdrawal, rejectWithdrawal } from '@baize/contract';
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
  it('releases the hold once, and shows the member the public reason only', async () => {
    const { member, withdrawalId } = await asked();
    const { token } = await openOperator(site);
    const answers = await Promise.all([1, 2, 3, 4].map((at) => reject(withdrawalId, token, at > 2 ? site : beside)));
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
    expect(await balance(member)).toBe(50_000_000n);
    const own = await site.call(listWithdrawals, { pageNum: 1, pageSize: 20 }, { token: member.token });
    const [row] = own.answer.value?.content ?? [];
    expect(row).toMatchObject({ status: 'rejected', publicReason: 'account_wrong' });
    expect(row).not.toHaveProperty('reason');
  });

  it('also rejects approved withdrawals that are not paid', async () => {
    const { member, withdrawalId } = await asked();
    const { token } = await openOperator(site);
    await approve(withdrawalId, token);
    expect((await reject(withdrawalId, token)).value?.status).toBe('rejected');
    expect(await balance(member)).toBe(50_000_000n);
  });
});

describe('refuses', () => {
  it('a too short reason, and paid ones', async () => {
    const { member, withdrawalId } = await asked();
    const { token } = await openOperator(site);
    const empty = { withdrawalId, publicReason: 'other' as const, reason: '            ' };
    expect((await site.call(rejectWithdrawal, empty, { token })).answer.code).toBe('reason_required');
    await approve(withdrawalId, token);
    await pay(withdrawalId, token);
    expect((await reject(withdrawalId, token)).code).toBe('withdrawal_state_changed');
    expect(await balance(member)).toBe(40_000_000n);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const { member, withdrawalId } = await asked();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await reject(withdrawalId, auditor.token)).code).toBe('not_allowed');
    expect((await reject(withdrawalId, member.token)).code).toBe('not_logged_in');
    expect((await reject(withdrawalId, '')).code).toBe('not_logged_in');
  });

  it("[A193] [I-34] an operator’s own member account, and another brand's", async () => {
    const { member, withdrawalId } = await asked();
    const self = await openOperator(site, { ownMemberId: member.memberId });
    expect((await reject(withdrawalId, self.token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await reject(withdrawalId, foreign.token)).code).toBe('not_logged_in');
    const { rows } = await site.owner.query('select status from cashier_withdrawals where id = $1', [withdrawalId]);
    expect(rows).toEqual([{ status: 'requested' }]);
  });
});
