import { changePassword, getMemberInfo, login } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  credentials,
  goodPassword,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DEFAULT = 'given out 2026';
const next = 'lantern 4 and seven reeds';
let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { DEFAULT_PASSWORD: DEFAULT } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

const change = (
  { token }: Pick<TestMember, 'token'>,
  changes: Partial<{ oldPassword: string; newPassword: string; confirmNewPassword: string }> = {},
) =>
  site.call(
    changePassword,
    {
      oldPassword: goodPassword,
      newPassword: next,
      confirmNewPassword: changes.newPassword ?? next,
      ...changes,
    },
    { token },
  );
const signIn = async (account: string, password: string) =>
  (await site.call(login, await credentials(site, account, { password }))).answer.code;

describe('works', () => {
  it('[CALL-11] [ENTITY-13] requires the old password and the new one twice, and keeps this session', async () => {
    const member = await registerMember(site);
    expect((await change(member)).answer.code).toBe('ok');
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(200);
    expect(await signIn(member.account, goodPassword)).toBe('in_incorrect_password');
    expect(await signIn(member.account, next)).toBe('ok');
  });

  it('[CALL-11] is reached by PUT too', async () => {
    const { token } = await registerMember(site);
    const envelope = await site.seal(changePassword.path, {
      oldPassword: goodPassword,
      newPassword: next,
      confirmNewPassword: next,
    });
    const response = await site.send('PUT', changePassword.path, {
      body: JSON.stringify({ envelope }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.json()).toMatchObject({ success: true, code: 'ok' });
  });

  it('[A084] accepts 64 letters of any kind without truncation', async () => {
    const member = await registerMember(site);
    const long = ` 密码${'ab 7'.repeat(15)} `;
    expect([...long]).toHaveLength(64);
    expect((await change(member, { newPassword: long })).answer.code).toBe('ok');
    expect(await signIn(member.account, long.trim())).toBe('in_incorrect_password');
    expect(await signIn(member.account, long)).toBe('ok');
  });

  it("restarts the password's expiry", async () => {
    const member = await registerMember(site);
    await site.owner.query(
      `update identity_accounts set password_changed_at = now() - interval '9 years', password_expires_at = now()
        where id = $1`,
      [member.memberId],
    );
    await change(member);
    const { answer } = await site.call(login, await credentials(site, member.account, { password: next }));
    expect(answer.value?.passwordExpired).toBe(false);
  });
});

describe('refuses', () => {
  it("[A080] a missing, wrong or another's old password", async () => {
    const member = await registerMember(site);
    const other = await registerMember(site);
    await site.owner.query('update identity_accounts set password_hash = password_hash where id = $1', [
      other.memberId,
    ]);
    await change(other, { newPassword: 'quiet otter on 9 stones' });
    for (const oldPassword of ['', 'wrong one', 'quiet otter on 9 stones', ` ${goodPassword}`]) {
      await site.owner.query('delete from kit_limits');
      expect((await change(member, { oldPassword })).answer.code, oldPassword).toBe('old_password_incorrect');
    }
    expect(await signIn(member.account, goodPassword)).toBe('ok');
  });

  it('[A082] more guesses at the old password than at the login: they share a limit', async () => {
    const member = await registerMember(site);
    for (let times = 0; times < 2; times += 1) await signIn(member.account, 'not the password');
    for (let times = 0; times < 3; times += 1) {
      expect((await change(member, { oldPassword: `guess ${times}` })).answer.code).toBe('old_password_incorrect');
    }
    const before = site.platform.identity.hashCount();
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(member)));
    expect(new Set(answers.map(({ answer }) => answer.code))).toEqual(new Set(['too_many_requests']));
    expect(await signIn(member.account, goodPassword)).toBe('too_many_requests');
    expect(site.platform.identity.hashCount()).toBe(before);
  });

  it('[A084] a new password that is the old one, unconfirmed, too short or long, of spaces, common, or the default', async () => {
    const member = await registerMember(site);
    const cases: [string, string, string?][] = [
      [goodPassword, 'password_same'],
      [next, 'confirmation_incorrect', `${next} `],
      ['short 7', 'password_invalid'],
      ['x'.repeat(65), 'password_invalid'],
      [' '.repeat(12), 'password_invalid'],
      ['password1', 'password_too_common'],
      [member.account, 'password_too_common'],
      [DEFAULT, 'password_same'],
    ];
    for (const [newPassword, code, confirmNewPassword = newPassword] of cases) {
      await site.owner.query('delete from kit_limits');
      const { answer } = await change(member, { newPassword, confirmNewPassword });
      expect(answer.code, newPassword).toBe(code);
    }
    expect(await signIn(member.account, goodPassword)).toBe('ok');
  });

  it("one that violates the brand's rules", async () => {
    const member = await registerMember(site);
    await changeSettings(site, { register: { password: { minLength: 30 } } });
    expect((await change(member)).answer.code).toBe('password_invalid');
    await changeSettings(site, { register: { password: { minLength: 8 } } });
    expect((await change(member)).answer.code).toBe('ok');
  });

  it('all but one of concurrent changes', async () => {
    const member = await registerMember(site);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => change(member, { newPassword: `${next} ${index}` })),
    );
    const codes = answers.map(({ answer }) => answer.code).toSorted();
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'old_password_incorrect')).toHaveLength(3);
  });
});

describe('forbids', () => {
  it('[A081] naming another account', async () => {
    const member = await registerMember(site);
    const victim = await registerMember(site);
    const form = { oldPassword: goodPassword, newPassword: next, confirmNewPassword: next };
    for (const more of [{ account: victim.account }, { id: String(victim.memberId) }, { memberId: 1 }]) {
      const envelope = await site.seal(changePassword.path, { ...form, ...more });
      const response = await site.send('POST', changePassword.path, {
        body: JSON.stringify({ envelope }),
        headers: { authorization: `Bearer ${member.token}` },
      });
      expect([response.status, (response.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
    }
    expect(await signIn(victim.account, goodPassword)).toBe('ok');
  });

  it('[CALL-11] [ERR-21] guests, other brands, and trials', async () => {
    const member = await registerMember(site);
    const guest = await change({ token: 'A'.repeat(43) });
    expect([guest.status, guest.answer.code]).toEqual([401, 'not_logged_in']);
    const form = { oldPassword: goodPassword, newPassword: next, confirmNewPassword: next };
    const foreign = await site.call(changePassword, form, { token: member.token, host: brandHosts.second });
    expect(foreign.answer.code).toBe('not_logged_in');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await change(member)).answer.code).toBe('in_need_true_account');
  });

  it('reading the password on the wire', async () => {
    const envelope = await site.seal(changePassword.path, { newPassword: next });
    expect(envelope).not.toContain(next);
    const { token } = await registerMember(site);
    const response = await site.send('POST', changePassword.path, {
      body: JSON.stringify({ oldPassword: goodPassword, newPassword: next, confirmNewPassword: next }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect((response.json() as { code: string }).code).toBe('envelope_required');
  });
});
