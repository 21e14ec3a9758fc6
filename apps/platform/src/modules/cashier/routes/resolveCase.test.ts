import { approveWithdrawal, confirmReceipt, getBalance, payWithdrawal, resolveCase } from '@baize/contract';
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
const pay = async (withdrawalId: string, token: string, at = site) =>
  (await at.call(payWithdrawal, { withdrawalId, reference: 'TX 4711' }, { token })).answer;

const reason = 'The bank returned the remainder to us.';
const resolve = async (withdrawalId: string, token: string, payBack = 0n, at = site) =>
  (await at.call(resolveCase, { withdrawalId, payBack, reason }, { token })).answer;

async function disputed(): Promise<{ member: TestPayee; withdrawalId: string; payer: string; other: string }> {
  const { member, withdrawalId } = await asked();
  const [{ token: payer }, { token: other }] = [await openOperator(site), await openOperator(site)];
  await approve(withdrawalId, payer);
  await pay(withdrawalId, payer);
  const input = { withdrawalId, kind: 'part' as const, amountReceived: 4_000_000n };
  await site.call(confirmReceipt, input, { token: member.token });
  return { member, withdrawalId, payer, other };
}

describe('works', () => {
  it('pays the remainder back once, under concurrency', async () => {
    const { member, withdrawalId, other } = await disputed();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => resolve(withdrawalId, other, 6_000_000n, at % 2 === 0 ? site : beside)),
    );
    const done = answers.filter(({ code }) => code === 'ok');
    expect(done).toHaveLength(1);
    expect(done[0]?.value).toMatchObject({ status: 'closed', paidBack: 6_000_000n });
    expect(await balance(member)).toBe(46_000_000n);
  });

  it('closes a case without a refund, by anybody who may decide', async () => {
    const { member, withdrawalId, payer } = await disputed();
    expect((await resolve(withdrawalId, payer)).value).toMatchObject({ status: 'closed', paidBack: 0n });
    expect(await balance(member)).toBe(40_000_000n);
  });
});

describe('refuses', () => {
  it('more than the remainder, a refund by the operator who paid, and withdrawals without a case', async () => {
    const { member, withdrawalId, payer, other } = await disputed();
    expect((await resolve(withdrawalId, other, 6_000_001n)).code).toBe('withdrawal_amount_out_of_range');
    expect((await resolve(withdrawalId, payer, 6_000_000n)).code).toBe('second_operator_needed');
    const open = await asked();
    expect((await resolve(open.withdrawalId, other)).code).toBe('withdrawal_state_changed');
    const empty = { withdrawalId, payBack: 0n, reason: '             ' };
    expect((await site.call(resolveCase, empty, { token: other })).answer.code).toBe('reason_required');
    expect(await balance(member)).toBe(40_000_000n);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const { member, withdrawalId } = await asked();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await resolve(withdrawalId, auditor.token)).code).toBe('not_allowed');
    expect((await resolve(withdrawalId, member.token)).code).toBe('not_logged_in');
    expect((await resolve(withdrawalId, '')).code).toBe('not_logged_in');
  });

  it("[A193] [I-34] an operator’s own member account, and another brand's", async () => {
    const { member, withdrawalId } = await asked();
    const self = await openOperator(site, { ownMemberId: member.memberId });
    expect((await resolve(withdrawalId, self.token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await resolve(withdrawalId, foreign.token)).code).toBe('not_logged_in');
    const { rows } = await site.owner.query('select status from cashier_withdrawals where id = $1', [withdrawalId]);
    expect(rows).toEqual([{ status: 'requested' }]);
  });
});
