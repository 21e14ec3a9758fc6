import { login, recoverByEmail, recoverByLink, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  credentials,
  lastMessage,
  registerMember,
  solveBot,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
beforeAll(async () => {
  site = await startPlatform({ env: { PUBLIC_URL: 'https://anything.example:8443' } });
  member = await registerMember(site, 'Forgetful');
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value) values ($1, 1, 'email', 'me@example.com')`,
    [member.memberId],
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['kit_limits', 'identity_recoveries', 'outbox_messages'])
    await site.owner.query(`delete from ${table}`);
});

const ask = async (
  changes: Partial<InputOf<typeof recoverByEmail>> = {},
  options: { host?: string; headers?: Record<string, string> } = {},
) => {
  const at = options.host === undefined ? {} : { host: options.host };
  const input = { username: ' forgetful ', email: ' ME@example.com ', ...changes };
  const captcha = changes.captcha ?? (await solveBot(site, 'captcha', at));
  const botCheck = changes.botCheck ?? (await solveBot(site, 'recovery', at));
  return site.call(recoverByEmail, { ...input, captcha, botCheck }, options);
};

describe('works', () => {
  it("[CALL-14] [ENTITY-14] mails a link to the account's address, for a form post", async () => {
    const { status, answer } = await ask();
    expect([status, answer]).toEqual([200, { success: true, value: {}, message: '', code: 'ok' }]);
    const mail = await lastMessage(site, 'me@example.com');
    expect(mail).toMatchObject({ purpose: 'recoveryLink', subject: 'Baize 重置密码' });
    expect(mail?.body).toMatch(/https:\/\/localhost:8443\/forgetPassword\?code=[\w-]{43}\n/);
    const { rows } = await site.owner.query(
      `select expires_at - clock_timestamp() between interval '29 minutes' and interval '30 minutes' as is_half_an_hour
         from identity_recoveries`,
    );
    expect(rows).toEqual([{ is_half_an_hour: true }]);
  });

  it('[A086] takes the link’s host from the brand, never from the request', async () => {
    await ask(
      {},
      {
        headers: {
          'x-forwarded-host': 'evil.example',
          forwarded: 'host=evil.example',
          referer: 'https://evil.example/',
        },
      },
    );
    const mail = await lastMessage(site, 'me@example.com');
    expect(mail?.body).not.toContain('evil');
    expect(mail?.body).toContain('https://localhost:8443/forgetPassword?code=');
    const poisoned = await site.send('POST', recoverByEmail.path, {
      body: 'username=a',
      headers: { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(poisoned.status).toBe(421);
  });
});

describe('refuses', () => {
  it('[ERR-19] [A085] a mismatch, with one message for either half, and only after a captcha', async () => {
    const answers = [
      await ask({ username: 'nobodyhere' }),
      await ask({ email: 'you@example.com' }),
      await ask({ username: 'nobodyhere', email: 'you@example.com' }),
    ];
    for (const answer of answers) {
      expect({ status: answer.status, answer: answer.answer }).toEqual({
        status: 200,
        answer: {
          success: false,
          value: null,
          message: 'Username/Email does not exist',
          code: 'username_email_unknown',
        },
      });
    }
    for (const changes of [{}, { username: 'nobodyhere' }]) {
      expect((await ask({ ...changes, captcha: 'WRONG' })).answer.code).toBe('captcha_incorrect');
    }
    expect((await ask({ captcha: ' ' })).answer.code).toBe('field_required');
    const captcha = await solveBot(site, 'captcha');
    expect((await ask({ captcha })).answer.code).toBe('ok');
    expect((await ask({ captcha })).answer.code).toBe('captcha_incorrect');
  });

  it('[VALID-32] [VALID-33] a missing or invalid name or address', async () => {
    expect((await ask({ username: '  ' })).answer).toMatchObject({
      code: 'field_required',
      value: { field: 'username' },
    });
    expect((await ask({ username: 'x y' })).answer.code).toBe('username_invalid');
    expect((await ask({ email: '' })).answer).toMatchObject({ code: 'field_required', value: { field: 'email' } });
    for (const email of ['a@b', 'a@x.co,b@y.co', 'a@x.co\r\nBcc: b@y.co', '"a"@x.co']) {
      expect((await ask({ email })).answer.code, email).toBe('email_invalid');
    }
  });

  it('[A088] other content types', async () => {
    const post = async (body: string, type = 'application/x-www-form-urlencoded') => {
      const answer = await site.send('POST', recoverByEmail.path, { body, headers: { 'content-type': type } });
      return [answer.status, (answer.json() as { code: string }).code];
    };
    expect(await post('email[]=a&email[]=b')).toEqual([400, 'duplicate_key']);
    expect(await post('email=a&email=b')).toEqual([400, 'duplicate_key']);
    expect((await post('email[]=a'))[0]).toBe(400);
    expect(await post(Array.from({ length: 1_000 }, (_, index) => `a${index}=1`).join('&'))).toEqual([
      400,
      'malformed_body',
    ]);
    expect(await post('username=a%00b')).toEqual([400, 'invalid_input']);
    expect(await post('{"username":"a"}', 'application/json')).toEqual([415, 'unsupported_media_type']);
    expect(await post('username=a', 'multipart/form-data; boundary=x')).toEqual([415, 'unsupported_media_type']);
  });

  it('more than five mails per hour and account', async () => {
    const codes: string[] = [];
    for (let index = 0; index < 7; index += 1) codes.push((await ask()).answer.code);
    expect(codes).toEqual([...Array<string>(5).fill('ok'), 'too_many_requests', 'too_many_requests']);
  });
});

describe('forbids', () => {
  it('a mail at another brand, and cross-site pages', async () => {
    expect((await ask({}, { host: brandHosts.second })).answer.code).toBe('username_email_unknown');
    expect((await ask({}, { headers: { origin: 'https://evil.example' } })).answer.code).toBe('wrong_origin');
  });

  it('[A093] bypassing a lock: the password changes, the account stays locked', async () => {
    await site.owner.query(`update identity_accounts set status = 'locked' where id = $1`, [member.memberId]);
    expect((await ask()).answer.code).toBe('ok');
    const code = /code=([\w-]{43})/.exec((await lastMessage(site, 'me@example.com'))?.body ?? '')?.[1] ?? '';
    const newPassword = 'a lock is a lock 8';
    const done = await site.call(recoverByLink, { code, newPassword, confirmNewPassword: newPassword });
    expect(done.answer.value).toEqual({ account: 'Forgetful' });
    expect((await site.call(login, await credentials(site, 'Forgetful', { password: newPassword }))).answer.code).toBe(
      'account_locked',
    );
    await site.owner.query(`update identity_accounts set status = 'active' where id = $1`, [member.memberId]);
    await changeSettings(site, {});
  });
});
