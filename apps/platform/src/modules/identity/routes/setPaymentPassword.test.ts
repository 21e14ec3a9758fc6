import { listMessages, setPaymentPassword } from '@baize/contract';
import { goodPassword, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const set = async (token: string, currentPassword: string, next: string, confirm = next) => {
  const input = { currentPassword, newPaymentPassword: next, confirmPaymentPassword: confirm };
  return (await site.call(setPaymentPassword, input, { token })).answer;
};
const profile = async (memberId: bigint) =>
  (
    await site.owner.query<{ payment_password_hash: string; payment_password_changed_at: Date | null }>(
      'select payment_password_hash, payment_password_changed_at from identity_profiles where member_id = $1',
      [memberId],
    )
  ).rows[0];
const messagesOf = async (token: string) =>
  (await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 20 }, { token })).answer.value?.content;

describe('works', () => {
  it('sets the first one by the login password, without a cooling-off period', async () => {
    const { token, memberId } = await registerMember(site);
    expect((await set(token, goodPassword, '834512')).code).toBe('ok');
    const row = await profile(memberId);
    expect(row?.payment_password_hash).toMatch(/^\$argon2id\$/);
    expect(row?.payment_password_changed_at).toBeNull();
    expect(await messagesOf(token)).toEqual([]);
  });

  it('[A092] changes it by the old one only, starts the cooling-off period and notifies the member', async () => {
    const { token, memberId } = await registerMember(site);
    await set(token, goodPassword, '834512');
    expect((await set(token, goodPassword, '945623')).code).toBe('payment_password_incorrect');
    expect((await set(token, '834512', '945623')).code).toBe('ok');
    expect((await profile(memberId))?.payment_password_changed_at).toBeInstanceOf(Date);
    expect(await messagesOf(token)).toMatchObject([{ kind: 'notice' }]);
    expect((await set(token, '834512', '945623')).code).toBe('payment_password_incorrect');
  });

  it('lets one of two concurrent changes win', async () => {
    const { token } = await registerMember(site);
    await set(token, goodPassword, '834512');
    const answers = await Promise.all(['111222', '222333', '333444'].map((next) => set(token, '834512', next)));
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
    expect(await messagesOf(token)).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('invalid input, the unchanged password, and the login password itself', async () => {
    const { token } = await registerMember(site);
    expect((await set(token, goodPassword, '834512', '834513')).code).toBe('confirmation_incorrect');
    expect((await set(token, goodPassword, '')).code).toBe('field_required');
    for (const wrong of ['12345', '1234567', '12345a'])
      expect((await set(token, goodPassword, wrong)).code).toBe('field_invalid');
    expect((await set(token, 'not the password', '834512')).code).toBe('old_password_incorrect');
    await set(token, goodPassword, '834512');
    expect((await set(token, '834512', '834512')).code).toBe('password_same');
  });

  it('[A185] guesses at the old one after five, before any comparison', async () => {
    const { token } = await registerMember(site);
    await set(token, goodPassword, '834512');
    for (let at = 0; at < 5; at += 1) await set(token, '000000', '945623');
    const before = site.platform.identity.hashCount();
    expect((await set(token, '834512', '945623')).code).toBe('payment_password_locked');
    expect(site.platform.identity.hashCount()).toBe(before);
  });
});

describe('forbids', () => {
  it('guests, trials and plain bodies', async () => {
    const { token, memberId } = await registerMember(site);
    expect((await set('', goodPassword, '834512')).code).toBe('not_logged_in');
    const open = await site.send('POST', setPaymentPassword.path, {
      body: '{}',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((open.json() as { code: string }).code).toBe('envelope_required');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await set(token, goodPassword, '834512')).code).toBe('in_need_true_account');
  });
});
