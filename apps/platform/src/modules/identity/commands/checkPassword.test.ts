import { changePassword, getMemberInfo, listSessions, login, logout } from '@baize/contract';
import {
  changeSettings,
  credentials,
  goodPassword,
  registerMember,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DEFAULT = 'given out 2026';
let site: TestPlatform;
const alarms: unknown[] = [];
let other: TestPlatform;
beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1', DEFAULT_PASSWORD: DEFAULT };
  const log = pino({}, { write: (text: string) => void alarms.push((JSON.parse(text) as { alarm?: unknown }).alarm) });
  site = await startPlatform({ env, log });
  other = await startPlatform({ beside: site, env });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

type Form = Parameters<typeof credentials>[2];
let addresses = 0;
const from = (): Record<string, string> => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
};
const signIn = async (username: string, form: Form = {}, headers: Record<string, string> = from(), at = site) =>
  at.call(login, await credentials(at, username, form), { headers });
const wrong = { password: 'not the password' };
/** An account with a password that the rules would refuse. */
const openAccount = (username: string, password = goodPassword, type: 0 | 1 = 0) =>
  site.platform.identity.openAccount({
    brand: { id: 1, currency: 'CNY', defaultLanguage: 'CN', mainDomain: 'localhost' },
    username,
    password,
    type,
  });

describe('the captcha', () => {
  it('[LOGIN-21] is required from the third failure on, for known and unknown names alike, and a right one allows the login', async () => {
    const member = await registerMember(site, 'picture1');
    for (const name of ['picture1', 'nosuchname']) {
      const values = [];
      for (let times = 0; times < 3; times += 1) {
        const { answer } = await signIn(name, wrong);
        values.push([answer.code, answer.value]);
      }
      expect(values).toEqual([
        ['in_incorrect_password', null],
        ['in_incorrect_password', null],
        ['in_incorrect_password', { captcha: true }],
      ]);
      const without = (await signIn(name)).answer;
      expect([without.code, without.value]).toEqual(['captcha_incorrect', { captcha: true }]);
    }
    const { answer } = await signIn('picture1', { captcha: await solveBot(site, 'captcha') });
    expect(answer.value?.userInfo.id).toBe(String(member.memberId));
  });

  it('is required from an address that failed on several names', async () => {
    const member = await registerMember(site);
    const headers = from();
    for (let name = 0; name < 3; name += 1) await signIn(`spray${name}`, wrong, headers);
    expect((await signIn(member.account, {}, headers)).answer.code).toBe('captcha_incorrect');
    expect((await signIn(member.account)).answer.code).toBe('ok');
  });

  it('is required as early as the brand configures', async () => {
    const member = await registerMember(site);
    await changeSettings(site, { captchaAfterFailures: 0 });
    expect((await signIn(member.account)).answer.code).toBe('captcha_incorrect');
    await changeSettings(site, { captchaAfterFailures: 3 });
    expect((await signIn(member.account)).answer.code).toBe('ok');
  });

  it('[A002] is required of everybody while one password is tried on a thousand accounts from a thousand addresses', async () => {
    const member = await registerMember(site);
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at) values ('identity.failed.brand:1', 299, now() + interval '1 minute')`,
    );
    expect((await signIn(member.account)).answer.code).toBe('ok');
    expect(alarms).not.toContain('identity.spraying');
    await signIn('sprayed0', wrong);
    await signIn('sprayed1', { ...wrong, captcha: await solveBot(site, 'captcha') });
    expect(
      alarms.filter((alarm) => alarm === 'identity.spraying'),
      'people are told, once',
    ).toHaveLength(1);
    expect((await signIn(member.account)).answer.code).toBe('captcha_incorrect');
    const captcha = await solveBot(site, 'captcha');
    expect((await signIn(member.account, { captcha })).answer.code).toBe('ok');
  });
});

/** `npm run proof -- attacks-load` asks for ten thousand. */
const ROUNDS = Math.ceil(Number(process.env['GUESSES'] ?? 500) / 100);

describe('the account rate limit', () => {
  it('[A001] compares five of all guesses in two processes, and does not reveal the right one among the rest', async () => {
    const member = await registerMember(site);
    const before = [site.platform.identity.hashCount(), other.platform.identity.hashCount()] as const;
    const codes: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const at = index % 2 === 0 ? site : other;
          const isRight = round > 0 && index % 10 === 0;
          // The proof is checked after the counter, so that guesses beyond the limit need none.
          const botCheck = round === 0 ? await solveBot(at, 'login') : 'none';
          const form = { botCheck, ...(isRight ? {} : { password: `guess ${round} ${index}` }) };
          return signIn(member.account, form, from(), at);
        }),
      );
      codes.push(...answers.map(({ answer }) => answer.code));
    }
    expect(codes).toHaveLength(ROUNDS * 100);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(ROUNDS * 100 - 5);
    expect(codes).not.toContain('ok');
    const hashed = site.platform.identity.hashCount() - before[0] + other.platform.identity.hashCount() - before[1];
    expect(hashed).toBeGreaterThan(0);
    expect(hashed).toBeLessThanOrEqual(5);
  }, 600_000);

  it('[A004] lets the owner in from a known browser, with a captcha, while others guess', async () => {
    const member = await registerMember(site);
    const { cookies } = await signIn(member.account);
    const known = (): Record<string, string> => ({ ...from(), cookie: `browser=${cookies['browser'] ?? ''}` });
    for (let times = 0; times < 6; times += 1) await signIn(member.account, wrong);
    const captcha = async () => ({ captcha: await solveBot(site, 'captcha') });
    expect((await signIn(member.account, await captcha())).answer.code).toBe('too_many_requests');
    expect((await signIn(member.account, {}, known())).answer.code).toBe('captcha_incorrect');
    expect((await signIn(member.account, await captcha(), known())).answer.code).toBe('ok');
    // The cookie is useless for another account, and has a limit of its own.
    const victim = await registerMember(site);
    for (let times = 0; times < 6; times += 1) await signIn(victim.account, wrong);
    expect((await signIn(victim.account, await captcha(), known())).answer.code).toBe('too_many_requests');
    const guesses = [];
    for (let times = 0; times < 6; times += 1) {
      guesses.push((await signIn(member.account, { ...wrong, ...(await captcha()) }, known())).answer.code);
    }
    expect(guesses.at(-1)).toBe('too_many_requests');
    expect(guesses).not.toContain('ok');
  });

  it('replaces a planted browser cookie with a new one', async () => {
    const member = await registerMember(site);
    const { cookies } = await signIn(member.account, {}, { ...from(), cookie: 'browser=planted' });
    expect(cookies['browser']).toMatch(/^[\w-]{43}$/);
    const { cookies: next } = await signIn(member.account, {}, { ...from(), cookie: `browser=${cookies['browser']}` });
    expect(next['browser']).toBe(cookies['browser']);
  });

  it('rate-limits correct passwords, which cost a hash each', async () => {
    const member = await registerMember(site);
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at) values ($1, 29, now() + interval '1 minute')`,
      [`identity.login.flow:1:${member.account}`],
    );
    expect((await signIn(member.account)).answer.code).toBe('ok');
    const before = site.platform.identity.hashCount();
    expect((await signIn(member.account)).answer.code).toBe('too_many_requests');
    expect(site.platform.identity.hashCount()).toBe(before);
  });
});

describe('agents and players', () => {
  it("[ROLE-20] [LOGIN-20] accepts only agents on the agents' page, and agents on both", async () => {
    await openAccount('plainone');
    await openAccount('agentone', goodPassword, 1);
    expect((await signIn('plainone', { side: 'agent' })).answer.code).toBe('non_agent_account');
    expect((await signIn('agentone', { side: 'agent' })).answer.code).toBe('ok');
    expect((await signIn('agentone')).answer.code).toBe('ok');
  });

  it('[ROLE-19] accepts accounts without play on neither', async () => {
    await openAccount('houseone');
    await site.owner.query(`update identity_accounts set type = 3 where username_key = 'houseone'`);
    expect((await signIn('houseone')).answer.code).toBe('non_member_account');
    expect((await signIn('houseone', { side: 'agent' })).answer.code).toBe('non_agent_account');
  });

  it('[A008] reveals this only with the right password, and opens no session', async () => {
    await openAccount('plaintwo');
    expect((await signIn('plaintwo', { side: 'agent', ...wrong })).answer.code).toBe('in_incorrect_password');
    await signIn('plaintwo', { side: 'agent' });
    const { rows } = await site.owner.query(
      `select count(*)::integer as n from identity_sessions s join identity_accounts a on a.id = s.member_id
        where a.username_key = 'plaintwo'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('a password that must be changed', () => {
  it('[LOGIN-17] is the default one: only a password change is allowed', async () => {
    await openAccount('newcomer', DEFAULT);
    const { answer } = await signIn('newcomer', { password: DEFAULT });
    expect(answer.value).toMatchObject({ needsPasswordChange: true, userInfo: { needsPasswordChange: true } });
    const token = answer.value?.token ?? '';
    const refused = await site.call(listSessions, {}, { token });
    expect([refused.status, refused.answer.code]).toEqual([403, 'password_change_needed']);
    expect((await site.call(getMemberInfo, {}, { token })).answer.value?.needsPasswordChange).toBe(true);
    const change = { oldPassword: DEFAULT, newPassword: goodPassword, confirmNewPassword: goodPassword };
    expect((await site.call(changePassword, change, { token })).answer.code).toBe('ok');
    expect((await site.call(listSessions, {}, { token })).answer.code).toBe('ok');
    expect((await site.call(getMemberInfo, {}, { token })).answer.value?.needsPasswordChange).toBe(false);
    expect((await signIn('newcomer')).answer.value?.needsPasswordChange).toBe(false);
    expect((await site.call(logout, {}, { token })).status).toBe(401);
  });

  it('[LOGIN-18] [MODULE-06] [A028] is an expired one, if the brand configures it', async () => {
    const member = await registerMember(site);
    await site.owner.query(
      `update identity_accounts set password_changed_at = now() - interval '91 days' where id = $1`,
      [member.memberId],
    );
    const fresh = (await signIn(member.account)).answer.value;
    expect([fresh?.passwordExpired, fresh?.needsPasswordChange]).toEqual([false, false]);
    await changeSettings(site, { passwordDays: 90 });
    const expired = (await signIn(member.account)).answer.value;
    expect([expired?.passwordExpired, expired?.needsPasswordChange]).toEqual([true, true]);
    expect((await site.call(listSessions, {}, { token: expired?.token ?? '' })).answer.code).toBe(
      'password_change_needed',
    );
    await changeSettings(site, { modules: { PWDEXPFORCECHANGE3: '0' } });
    const asItIs = (await signIn(member.account)).answer.value;
    expect([asItIs?.passwordExpired, asItIs?.needsPasswordChange]).toEqual([true, false]);
    await changeSettings(site, { passwordDays: 0, modules: { PWDEXPFORCECHANGE3: '1' } });
  });
});
