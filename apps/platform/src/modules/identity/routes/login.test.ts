import { getMemberInfo, login, register } from '@baize/contract';
import {
  brandHosts,
  credentials,
  goodPassword,
  registerMember,
  registration,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

/** A new address each time, except in tests about addresses, so that failures do not add up. */
let addresses = 0;
const signIn = async (username: string, password = goodPassword, options: Parameters<TestPlatform['call']>[2] = {}) => {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}`, ...options.headers };
  return site.call(login, await credentials(site, username, { password }, options), { ...options, headers });
};
const sessionsOf = async (memberId: bigint): Promise<{ live: number; all: number }> => {
  const { rows } = await site.owner.query<{ live: number; all: number }>(
    `select count(*) filter (where ended_at is null)::integer as live, count(*)::integer as all
       from identity_sessions where member_id = $1`,
    [memberId],
  );
  return rows[0] ?? { live: -1, all: -1 };
};

describe('works', () => {
  it('[LOGIN-15] [ENTITY-10] opens a session, ignoring case and surrounding spaces of the name', async () => {
    const member = await registerMember(site, 'Skipper1');
    const { status, answer } = await signIn('  sKIPPER1 ');
    expect([status, answer.code]).toEqual([200, 'ok']);
    expect(answer.value?.token).toMatch(/^[\w-]{43}$/);
    expect(answer.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false, needsPasswordChange: false });
    expect(answer.value?.userInfo).toMatchObject({ id: String(member.memberId), account: 'Skipper1' });
    const info = await site.call(getMemberInfo, {}, { token: answer.value?.token ?? '' });
    expect(info.answer.code).toBe('ok');
  });

  it('[CALL-03] needs no token, and the password is encrypted in transit', async () => {
    const member = await registerMember(site);
    const envelope = await site.seal(login.path, await credentials(site, member.account));
    const body = JSON.stringify({ envelope });
    const parts = envelope.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    for (const text of [body, decodeURIComponent(body), ...parts]) {
      expect(text).not.toContain(goodPassword);
      expect(text).not.toContain(member.account);
    }
    expect((await site.send('POST', login.path, { body })).json()).toMatchObject({ success: true, code: 'ok' });
  });

  it('[LOGIN-16] reports the first login as such, and no later one', async () => {
    await site.platform.identity.openAccount({
      brand: { id: 1, currency: 'CNY', defaultLanguage: 'CN', mainDomain: 'localhost' },
      username: 'firsttime',
      password: goodPassword,
    });
    expect((await signIn('firsttime')).answer.value?.firstTimeLogin).toBe(true);
    expect((await signIn('firsttime')).answer.value?.firstTimeLogin).toBe(false);
  });

  it('reports an expired password', async () => {
    await registerMember(site, 'oldsecret');
    expect((await signIn('oldsecret')).answer.value?.passwordExpired).toBe(false);
    await site.owner.query(
      `update identity_accounts set password_expires_at = now() - interval '1 day' where username_key = 'oldsecret'`,
    );
    expect((await signIn('oldsecret')).answer.value?.passwordExpired).toBe(true);
  });

  it('[A105] keeps one live session per account, the newest, of 20 concurrent logins', async () => {
    const member = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(member.account)));
    const tokens = answers.map(({ answer }) => answer.value?.token ?? '');
    for (let more = 0; more < 3; more += 1) {
      tokens.push(
        ...(await Promise.all(Array.from({ length: 5 }, () => signIn(member.account)))).map(
          ({ answer }) => answer.value?.token ?? '',
        ),
      );
    }
    expect(new Set(tokens).size).toBe(20);
    expect((await sessionsOf(member.memberId)).live).toBe(1);
    const alive = await Promise.all(tokens.map((token) => site.call(getMemberInfo, {}, { token })));
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(401);
  });

  it('does not count successful logins as failures', async () => {
    const member = await registerMember(site);
    for (let times = 0; times < 8; times += 1) expect((await signIn(member.account)).answer.code).toBe('ok');
  });

  it('stores the token hashed only', async () => {
    const { answer } = await site.call(register, await registration(site, 'tokenless'));
    const { rows } = await site.owner.query<{ text: string }>(
      "select string_agg(s::text, e'\\n') as text from identity_sessions s",
    );
    const token = answer.value?.session?.token ?? 'none';
    expect(rows[0]?.text).not.toContain(token);
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('refuses', () => {
  it('[A005] an unknown name and a wrong password with the same response, byte for byte', async () => {
    await registerMember(site, 'realname');
    const ask = async (username: string) => {
      const envelope = await site.seal(login.path, await credentials(site, username, { password: 'not the password' }));
      const { status, headers, text } = await site.send('POST', login.path, { body: JSON.stringify({ envelope }) });
      const { date, ...rest } = headers;
      expect(date).toBeDefined();
      return { status, headers: rest, text };
    };
    const [known, unknown] = [await ask('realname'), await ask('nosuchname')];
    expect(unknown).toEqual(known);
    expect(known.text).toContain('in_incorrect_password');
  });

  it('[A006] does the same hashing work for unknown, malformed and known names', async () => {
    await registerMember(site, 'timing01');
    for (const name of ['timing01', 'timing02', 'рlayer', 'x', '1', "o'); drop"]) {
      const before = site.platform.identity.hashCount();
      expect((await signIn(name, 'not the password')).answer.code, name).toBe('in_incorrect_password');
      expect(site.platform.identity.hashCount() - before, name).toBe(1);
    }
  });

  it('[A001] all but five of 200 concurrent guesses, uncompared, and the right password among the rest', async () => {
    const member = await registerMember(site, 'guessed1');
    const guesses = Array.from({ length: 200 }, (_, index) =>
      signIn(index % 2 === 0 ? 'guessed1' : 'GUESSED1', `guess number ${index}`, {
        headers: { 'x-forwarded-for': `198.51.100.${index + 1}` },
      }),
    );
    const before = site.platform.identity.hashCount();
    const codes = (await Promise.all(guesses)).map(({ answer }) => answer.code);
    const looked = codes.filter((code) => code === 'in_incorrect_password' || code === 'captcha_incorrect');
    expect(looked).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(195);
    expect(site.platform.identity.hashCount() - before).toBeLessThanOrEqual(5);
    const late = await signIn('guessed1');
    expect([late.status, late.answer.code, late.answer.value]).toEqual([429, 'too_many_requests', null]);
    expect((await sessionsOf(member.memberId)).all).toBe(1);
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(200);
  });

  it('[A002] one password on many names from one address, after 50 failures', async () => {
    await registerMember(site, 'sprayed1');
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const codes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          signIn(`victim${round}x${index}`, 'same for all', from(`2001:db8:1:2::${round}:${index}`)),
        ),
      );
      codes.push(...answers.map(({ answer }) => answer.code));
    }
    const looked = codes.filter((code) => code !== 'too_many_requests');
    expect(looked).toHaveLength(50);
    // The first dozen runs concurrently; from then on each requires a captcha.
    expect(looked.slice(12).every((code) => code === 'captcha_incorrect')).toBe(true);
    expect((await signIn('sprayed1', undefined, from('2001:db8:1:2::ffff'))).answer.code).toBe('too_many_requests');
    expect((await signIn('sprayed1', undefined, from('2001:db8:1:3::1'))).answer.code).toBe('ok');
  });

  it('[A004] only temporarily: the window ends by itself', async () => {
    const member = await registerMember(site);
    for (let times = 0; times < 6; times += 1) await signIn(member.account, 'not the password');
    expect((await signIn(member.account)).answer.code).toBe('too_many_requests');
    await site.owner.query(`update kit_limits set ends_at = now() - interval '1 ms'`);
    expect((await signIn(member.account)).answer.code).toBe('ok');
  });

  it('[A008] reveals a locked account only with the right password', async () => {
    const member = await registerMember(site);
    await site.platform.identity.setStatus({ brandId: 1, memberId: member.memberId, status: 'locked' });
    expect((await signIn(member.account, 'not the password')).answer.code).toBe('in_incorrect_password');
    const right = await signIn(member.account);
    expect([right.answer.code, right.answer.value]).toEqual(['account_locked', null]);
    expect((await sessionsOf(member.memberId)).live).toBe(0);
  });

  it('[A016] a password that differs after the 72nd byte, and one that differs in spaces only', async () => {
    const long = '密码'.repeat(12) + ' of forty characters'.slice(0, 16);
    expect(Buffer.byteLength(long)).toBeGreaterThan(80);
    await site.call(
      register,
      await registration(site, 'longpass', { password: `${long}a`, confirmPassword: `${long}a` }),
    );
    expect((await signIn('longpass', `${long}b`)).answer.code).toBe('in_incorrect_password');
    expect((await signIn('longpass', ` ${long}a`)).answer.code).toBe('in_incorrect_password');
    expect((await signIn('longpass', `${long}a`)).answer.code).toBe('ok');
  });

  it('[A017] look-alikes of a name', async () => {
    await registerMember(site, 'kelvin99');
    for (const variant of ['\u212aelvin99', 'ｋｅｌｖｉｎ９９', 'kelvin99\u200b', 'kеlvin99', '\u202e99nivlek']) {
      expect((await signIn(variant)).answer.code, variant).toBe('in_incorrect_password');
    }
  });

  it('[A013] other login types, and other forms', async () => {
    const member = await registerMember(site);
    const form = await credentials(site, member.account);
    const bodies: [unknown, string][] = [
      [{ ...form, type: 'sms' }, 'invalid_input'],
      [{ ...form, type: 'firebase' }, 'invalid_input'],
      [{ ...form, username: 7 }, 'invalid_input'],
      [{ ...form, password: ['x'] }, 'invalid_input'],
      [{ ...form, password: '' }, 'invalid_input'],
      [{ ...form, password: 'x'.repeat(129) }, 'invalid_input'],
      [{ type: 'username', username: member.account }, 'invalid_input'],
      [{ ...form, brandId: 1 }, 'unknown_field'],
      [{ ...form, rememberMe: true }, 'unknown_field'],
      [null, 'invalid_input'],
      [[], 'invalid_input'],
      ['x', 'invalid_input'],
    ];
    for (const [body, code] of bodies) {
      const envelope = await site.seal(login.path, body);
      const response = await site.send('POST', login.path, { body: JSON.stringify({ envelope }) });
      const answer = response.json() as { code: string };
      expect([JSON.stringify(body), response.status, answer.code]).toEqual([JSON.stringify(body), 400, code]);
    }
  });

  it('[A020] treats quotes and comments as letters of a name', async () => {
    for (const name of [`' or 1=1 --`, `admin'/*`, `%27`, `\\`, `"; drop table identity_accounts; --`]) {
      expect((await signIn(name, `' or ''='`)).answer.code, name).toBe('in_incorrect_password');
    }
  });

  it('[A025] plain JSON where a sealed body is required', async () => {
    const member = await registerMember(site);
    for (const body of [await credentials(site, member.account), {}, { envelope: 7 }, { envelope: 'x', more: 1 }]) {
      const response = await site.send('POST', login.path, { body: JSON.stringify(body) });
      expect([response.status, (response.json() as { code: string }).code]).toEqual([400, 'envelope_required']);
    }
    const empty = await site.send('POST', login.path);
    expect(empty.status).toBe(400);
  });

  it('[A022] bodies with another content type', async () => {
    const member = await registerMember(site);
    const types = [
      'application/json\ta',
      'application/json garbage',
      'Application/JSON ;',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/jose',
    ];
    for (const type of types) {
      const envelope = await site.seal(login.path, await credentials(site, member.account));
      const response = await site.send('POST', login.path, {
        body: JSON.stringify({ envelope }),
        headers: { 'content-type': type },
      });
      expect([type, response.status >= 400 && response.status < 500]).toEqual([type, true]);
    }
    expect((await sessionsOf(member.memberId)).all).toBe(1);
  });

  it('[A034] ignores the query', async () => {
    const member = await registerMember(site);
    const envelope = await site.seal(login.path, await credentials(site, 'nosuchname'));
    const response = await site.send('POST', `${login.path}?username=${member.account}`, {
      body: JSON.stringify({ envelope }),
    });
    expect((response.json() as { code: string }).code).toBe('in_incorrect_password');
  });
});

describe('forbids', () => {
  it('[A026] upgrading a token that was sent with the login', async () => {
    const planted = 'A'.repeat(43);
    const member = await registerMember(site);
    const { answer } = await signIn(member.account, undefined, { token: planted });
    expect(answer.value?.token).not.toBe(planted);
    expect((await site.call(getMemberInfo, {}, { token: planted })).status).toBe(401);
    const other = await registerMember(site);
    const mixed = await signIn(member.account, undefined, { token: other.token });
    expect(mixed.answer.value?.userInfo.account).toBe(member.account);
    const still = await site.call(getMemberInfo, {}, { token: other.token });
    expect(still.answer.value?.account).toBe(other.account);
  });

  it('[A030] the account of one brand at the host of another', async () => {
    const member = await registerMember(site, 'onebrand1');
    const foreign = await signIn('onebrand1', undefined, { host: brandHosts.second });
    const unknown = await signIn('nosuchname', undefined, { host: brandHosts.second });
    expect(foreign).toEqual(unknown);
    expect((await sessionsOf(member.memberId)).all).toBe(1);
  });

  it('[A033] a cross-site login', async () => {
    const member = await registerMember(site);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost.evil.example']) {
      const envelope = await site.seal(login.path, await credentials(site, member.account));
      const response = await site.send('POST', login.path, {
        body: JSON.stringify({ envelope }),
        headers: { origin },
      });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
    expect((await sessionsOf(member.memberId)).all).toBe(1);
  });
});
