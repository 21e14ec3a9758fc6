import { changePassword, getMemberInfo, login, logout } from '@baize/contract';
import {
  brandHosts,
  credentials,
  goodPassword,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  other = await startPlatform({ beside: site });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

const again = { type: 'remembered', side: 'player', remember: false } as const;
const header = (cookie: string): Record<string, string> => ({ cookie: `remembered=${cookie}` });
/** Registers with the remember option, and returns the cookie. */
const remembered = async () => {
  const member = await registerMember(site);
  const { cookies, answer } = await site.call(login, await credentials(site, member.account, { remember: true }));
  return { ...member, token: answer.value?.token ?? '', cookie: cookies['remembered'] ?? '' };
};
const comeBack = (cookie: string, at = site, host: string = brandHosts.first) =>
  at.call(login, again, { headers: header(cookie), host });
/** Ages used tokens beyond the grace period of concurrent requests. */
const letTimePass = () => site.owner.query(`update identity_device_tokens set used_at = used_at - interval '1 minute'`);

describe('a remembered browser', () => {
  it('[LOGIN-06] signs in without a password, with a new cookie each time, in any process', async () => {
    const { cookie, memberId } = await remembered();
    expect(cookie).toMatch(/^[\w-]{43}$/);
    const first = await comeBack(cookie);
    expect(first.answer.value?.userInfo.id).toBe(String(memberId));
    const second = await comeBack(first.cookies['remembered'] ?? '', other);
    expect(second.answer.code).toBe('ok');
    expect(new Set([cookie, first.cookies['remembered'], second.cookies['remembered']]).size).toBe(3);
    const info = await site.call(getMemberInfo, {}, { token: second.answer.value?.token ?? '' });
    expect(info.status).toBe(200);
  });

  it('has a cookie for a day with HttpOnly and SameSite', async () => {
    const member = await registerMember(site);
    const envelope = await site.seal(login.path, await credentials(site, member.account, { remember: true }));
    const response = await site.send('POST', login.path, { body: JSON.stringify({ envelope }) });
    const line = response.headers['set-cookie']?.find((text) => text.startsWith('remembered='));
    expect(line).toMatch(/^remembered=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(response.headers['set-cookie']?.join()).not.toContain(encodeURIComponent(goodPassword));
  });

  it('[A032] is forgotten 86,400,000 ms after its login, however often it was used', async () => {
    const { cookie } = await remembered();
    const { rows } = await site.owner.query<{ ms: string }>(
      'select (extract(epoch from expires_at - created_at) * 1000)::bigint::text as ms from identity_devices',
    );
    for (const { ms } of rows) expect(ms).toBe('86400000');
    await site.owner.query(`update identity_devices set expires_at = now() + interval '10 minutes'`);
    const next = await comeBack(cookie);
    expect(next.answer.code).toBe('ok');
    await site.owner.query(`update identity_devices set expires_at = now() - interval '1 ms'`);
    expect((await comeBack(next.cookies['remembered'] ?? '')).answer.code).toBe('not_remembered');
  });

  it('[A032] is forgotten altogether when an old cookie is reused', async () => {
    const { cookie } = await remembered();
    const thief = await comeBack(cookie);
    expect(thief.answer.code).toBe('ok');
    await letTimePass();
    const owner = await comeBack(cookie);
    expect([owner.answer.code, owner.cookies['remembered']]).toEqual(['not_remembered', '']);
    expect((await comeBack(thief.cookies['remembered'] ?? '')).answer.code).toBe('not_remembered');
  });

  it('is signed in once when it opens several pages concurrently, and stays remembered', async () => {
    const { cookie } = await remembered();
    const answers = await Promise.all([site, other, site, other].map((at) => comeBack(cookie, at)));
    const codes = answers.map(({ answer }) => answer.code).toSorted();
    expect(codes).toEqual(['not_remembered', 'not_remembered', 'not_remembered', 'ok']);
    const next = answers.find(({ answer }) => answer.code === 'ok')?.cookies['remembered'] ?? '';
    expect((await comeBack(next)).answer.code).toBe('ok');
  });

  it('[A032] is forgotten by a logout, by a login without the option, and by a password change', async () => {
    const out = await remembered();
    await site.call(logout, {}, { token: out.token, headers: header(out.cookie) });
    expect((await comeBack(out.cookie)).answer.code).toBe('not_remembered');

    const unticked = await remembered();
    const { cookies } = await site.call(login, await credentials(site, unticked.account), {
      headers: header(unticked.cookie),
    });
    expect(cookies['remembered']).toBe('');
    expect((await comeBack(unticked.cookie)).answer.code).toBe('not_remembered');

    const changed = await remembered();
    const next = 'another brick 9 lighthouse';
    const change = { oldPassword: goodPassword, newPassword: next, confirmNewPassword: next };
    expect((await site.call(changePassword, change, { token: changed.token })).answer.code).toBe('ok');
    expect((await comeBack(changed.cookie)).answer.code).toBe('not_remembered');
  });

  it('is refused for a locked account, and at another brand', async () => {
    const { cookie, memberId } = await remembered();
    expect((await comeBack(cookie, site, brandHosts.second)).answer.code).toBe('not_remembered');
    await site.platform.identity.setStatus({ brandId: 1, memberId, status: 'locked' });
    expect((await comeBack(cookie)).answer.code).toBe('not_remembered');
  });

  it('stays forgotten when the lock is lifted before its next use', async () => {
    const { cookie, memberId } = await remembered();
    await site.platform.identity.setStatus({ brandId: 1, memberId, status: 'locked' });
    await site.platform.identity.setStatus({ brandId: 1, memberId, status: 'active' });
    expect((await comeBack(cookie)).answer.code).toBe('not_remembered');
  });

  it('is refused with a missing or forged cookie, and the table stores hashes only', async () => {
    const { cookie } = await remembered();
    expect((await site.call(login, again)).answer.code).toBe('not_remembered');
    for (const made of ['A'.repeat(43), cookie.slice(0, -1), `${cookie}A`, "' or 1=1 --"]) {
      expect((await comeBack(made)).answer.code, made).toBe('not_remembered');
    }
    const { rows } = await site.owner.query<{ hash: Buffer }>('select token_hash as hash from identity_device_tokens');
    const hash = createHash('sha256').update(cookie).digest('hex');
    expect(rows.map((row) => row.hash.toString('hex'))).toContain(hash);
  });

  it('[A013] [A028] is restricted by an expired password like the login it came from', async () => {
    const { cookie, memberId } = await remembered();
    await site.owner.query(`update identity_accounts set password_expires_at = now() where id = $1`, [memberId]);
    expect((await comeBack(cookie)).answer.value).toMatchObject({ passwordExpired: true, needsPasswordChange: true });
  });
});
