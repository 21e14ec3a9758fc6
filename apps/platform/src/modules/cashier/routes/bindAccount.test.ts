import { bindAccount, listAccounts, type InputOf } from '@baize/contract';
import {
  goodPaymentPassword,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWithdrawRules } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

type Binding = InputOf<typeof bindAccount>;
const bind = async (token: string, changes: Partial<Binding> = {}) => {
  const number = String(randomInt(1e11, 9e11));
  const plain = { requestId: randomUUID(), kind: 'bank' as const, bank: 'Bank of Nowhere', holderName: 'Ming Example' };
  const input = { ...plain, number, paymentPassword: goodPaymentPassword, ...changes };
  return (await site.call(bindAccount, input, { token })).answer;
};
const countOf = async ({ token }: TestPayee) => (await site.call(listAccounts, {}, { token })).answer.value?.length;

describe('works', () => {
  it('[MEMBER-20] binds banks and wallets, which are then offered for withdrawals', async () => {
    const member = await registerPayee(site, 50_000_000n);
    const bound = await bind(member.token, { kind: 'wallet', bank: 'TRC20', number: 'TXYZ1234567890abcdef' });
    expect(bound.value).toMatchObject({ kind: 'wallet', bank: 'TRC20', branch: '', maskedNumber: '••••cdef' });
    expect(await countOf(member)).toBe(2);
    const paid = await member.withdraw(10_000_000n, { accountId: bound.value?.id ?? '' });
    expect(paid.value?.account).toMatchObject({ bank: 'TRC20' });
  });

  it('is idempotent by request id', async () => {
    const member = await registerPayee(site);
    const again = { requestId: randomUUID(), number: '6222 0000-1111 2222' };
    const answers = await Promise.all([1, 2, 3].map(() => bind(member.token, again)));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect((await bind(member.token, { ...again, number: '6222000011113333' })).code).toBe('request_conflict');
    expect(await countOf(member)).toBe(2);
  });

  it('[A113] lets two members bind one number and flags it for operators', async () => {
    const one = await registerPayee(site);
    const two = await registerPayee(site, 50_000_000n);
    const shared = await bind(two.token, { number: one.number });
    const { value } = await two.withdraw(10_000_000n, { accountId: shared.value?.id ?? '' });
    const { rows } = await site.owner.query<{ flags: string[] }>(
      'select flags from cashier_withdrawals where id = $1',
      [value?.id],
    );
    expect(rows[0]?.flags).toContain('sharedAccount');
  });
});

describe('refuses', () => {
  it('[VALID-28] another holder than the payee, ignoring case and repeated spaces', async () => {
    const member = await registerPayee(site);
    expect((await bind(member.token, { holderName: 'Ming Exampel' })).code).toBe('payee_name_differs');
    expect((await bind(member.token, { holderName: ' MING    example ' })).code).toBe('ok');
    const { rows } = await site.owner.query('select payee_name from identity_profiles where member_id = $1', [
      member.memberId,
    ]);
    expect(rows).toEqual([{ payee_name: 'Ming Example' }]);
  });

  it('[A201] invalid names and numbers', async () => {
    const member = await registerPayee(site);
    for (const holderName of ['<img src=x>', '   ', '12345', '=HYPERLINK("x")']) {
      expect((await bind(member.token, { holderName })).code, holderName).toBe('real_name_invalid');
    }
    for (const number of ['12345', '6222x00001111', '<b>1234567</b>', '6'.repeat(40)]) {
      expect((await bind(member.token, { number })).code, number).toBe('account_number_invalid');
    }
    expect((await bind(member.token, { kind: 'wallet', number: 'a b@c' })).code).toBe('account_number_invalid');
    expect((await bind(member.token, { bank: '  ' })).code).toBe('field_required');
  });

  it('the same number twice and a sixth account, under concurrency', async () => {
    const member = await registerPayee(site);
    expect((await bind(member.token, { number: member.number })).code).toBe('account_bound_already');
    for (let at = 0; at < 3; at += 1) await bind(member.token);
    const last = await Promise.all([1, 2, 3, 4].map(() => bind(member.token)));
    expect(last.map(({ code }) => code).toSorted()).toEqual([
      'account_too_many',
      'account_too_many',
      'account_too_many',
      'ok',
    ]);
    expect(await countOf(member)).toBe(5);
  });

  it('a wrong or missing payment password', async () => {
    const member = await registerPayee(site);
    expect((await bind(member.token, { paymentPassword: '000000' })).code).toBe('payment_password_incorrect');
    const { token } = await registerMember(site);
    expect((await bind(token)).code).toBe('payment_password_missing');
  });
});

describe('forbids', () => {
  it('guests, trials, and unsealed bodies', async () => {
    const member = await registerPayee(site);
    const open = await site.send('POST', bindAccount.path, {
      body: '{}',
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect((open.json() as { code: string }).code).toBe('envelope_required');
    expect((await bind('')).code).toBe('not_logged_in');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await bind(member.token)).code).toBe('in_need_true_account');
  });
});
