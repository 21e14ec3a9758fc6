import { getWithdrawRules } from '@baize/contract';
import { registerMember, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWithdrawRules } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const rulesOf = async (token: string) => (await site.call(getWithdrawRules, {}, { token })).answer.value;

describe('works', () => {
  it('returns what is missing, and the rest of the daily limit', async () => {
    const fresh = await registerMember(site);
    expect(await rulesOf(fresh.token)).toMatchObject({
      ...{ balance: 0n, hasPaymentPassword: false, payeeName: '', confirmMinutes: 30, maxAccounts: 5 },
      missing: ['paymentPassword', 'account', 'balance'],
    });
    const member = await registerPayee(site, 50_000_000n);
    await member.withdraw(10_000_000n);
    expect(await rulesOf(member.token)).toMatchObject({
      ...{ balance: 40_000_000n, hasPaymentPassword: true, payeeName: 'Ming Example', missing: [] },
      ...{ dailyCount: 5, dailyCountLeft: 4, dailySum: 10_000_000_000n, dailySumLeft: 9_990_000_000n },
      turnover: { required: 0n, done: 0n, isMet: true },
    });
  });

  it('returns the cooling-off end, and whether the brand has withdrawals', async () => {
    const member = await registerPayee(site, 50_000_000n);
    await site.owner.query('update identity_profiles set payment_password_changed_at = now() where member_id = $1', [
      member.memberId,
    ]);
    const cooling = await rulesOf(member.token);
    expect(cooling?.missing).toEqual(['coolDown']);
    expect(Date.parse(cooling?.coolsUntil ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await site.owner.query('delete from cashier_withdraw_rules');
    expect((await rulesOf(member.token))?.missing).toContain('closed');
    await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${getWithdrawRules.path}?currency=USD`, { headers });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('guests and trials', async () => {
    expect((await site.call(getWithdrawRules, {})).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(getWithdrawRules, {}, { token })).answer.code).toBe('in_need_true_account');
  });
});
