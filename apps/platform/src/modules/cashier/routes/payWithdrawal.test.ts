import { approveWithdrawal, getBalance, payWithdrawal, rejectWithdrawal } from '@baize/contract';
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

/** How many race; `npm run proof -- races` sends more. */
const CALLERS = Number(process.env['CALLERS'] ?? 8);

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
  it('[A192] [I-32] pays once under concurrency, and the fee goes to the house', async () => {
    await site.owner.query('update cashier_withdraw_rules set fee_bps = 100');
    const { member, withdrawalId } = await asked();
    await site.owner.query('update cashier_withdraw_rules set fee_bps = 0');
    const { token, username } = await openOperator(site);
    await approve(withdrawalId, token);
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, at) => pay(withdrawalId, token, at % 2 === 0 ? site : beside)),
    );
    const done = answers.filter(({ code }) => code === 'ok');
    expect(done).toHaveLength(1);
    expect(done[0]?.value).toMatchObject({
      status: 'paid',
      payer: username,
      reference: 'TX 4711',
      arrives: 9_900_000n,
    });
    expect(await balance(member)).toBe(40_000_000n);
    const { rows } = await site.owner.query(
      `select name, sum(balance)::text as sum from wallet_accounts
        where name in ('house.bank:withdrawals', 'house.fees:withdrawal') group by name order by name`,
    );
    expect(rows).toEqual([
      { name: 'house.bank:withdrawals', sum: '9900000' },
      { name: 'house.fees:withdrawal', sum: '100000' },
    ]);
  });

  it('has one outcome for concurrent payment and rejection', async () => {
    const { token } = await openOperator(site);
    for (let trial = 0; trial < 5; trial += 1) {
      const { member, withdrawalId } = await asked();
      await approve(withdrawalId, token);
      const answers = await Promise.all(
        [1, 2, 3].flatMap(() => [pay(withdrawalId, token), reject(withdrawalId, token, beside)]),
      );
      const done = answers.filter(({ code }) => code === 'ok');
      expect(done).toHaveLength(1);
      expect(await balance(member)).toBe(done[0]?.value?.status === 'paid' ? 40_000_000n : 50_000_000n);
    }
  });
});

describe('refuses', () => {
  it('unapproved ones, and a blank reference', async () => {
    const { withdrawalId } = await asked();
    const { token } = await openOperator(site);
    expect((await pay(withdrawalId, token)).code).toBe('withdrawal_state_changed');
    const empty = await site.call(payWithdrawal, { withdrawalId, reference: '   ' }, { token });
    expect(empty.answer.code).toBe('field_required');
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const { member, withdrawalId } = await asked();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await pay(withdrawalId, auditor.token)).code).toBe('not_allowed');
    expect((await pay(withdrawalId, member.token)).code).toBe('not_logged_in');
    expect((await pay(withdrawalId, '')).code).toBe('not_logged_in');
  });

  it("[A193] [I-34] an operator’s own member account, and another brand's", async () => {
    const { member, withdrawalId } = await asked();
    const self = await openOperator(site, { ownMemberId: member.memberId });
    expect((await pay(withdrawalId, self.token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await pay(withdrawalId, foreign.token)).code).toBe('not_logged_in');
    const { rows } = await site.owner.query('select status from cashier_withdrawals where id = $1', [withdrawalId]);
    expect(rows).toEqual([{ status: 'requested' }]);
  });
});
