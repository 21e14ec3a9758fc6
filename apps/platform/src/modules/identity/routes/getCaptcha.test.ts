import { getCaptcha, login } from '@baize/contract';
import { brandHosts, credentials, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  other = await startPlatform({ beside: site });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
/** Three failures of this name: from here on it requires a captcha. */
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
  await site.owner.query(
    `insert into kit_limits (name, hits, ends_at) values ('identity.failed:1:nobody99', 3, now() + interval '1 hour')`,
  );
});

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Requests a picture and sets its solution to TEA4, since no program can read it. */
const show = async (options: { host?: string } = {}): Promise<string> => {
  await site.owner.query(`delete from kit_limits where name like 'identity.captcha%'`);
  const { cookies } = await site.call(getCaptcha, {}, options);
  const id = cookies['captcha'] ?? '';
  await site.owner.query('update identity_captchas set answer_hash = $2 where id_hash = $1', [
    hashOf(id),
    hashOf(`${id} TEA4`),
  ]);
  return id;
};
const answerWith = async (id: string | undefined, captcha?: string, at = site) => {
  const form = await credentials(site, 'nobody99', captcha === undefined ? {} : { captcha });
  const headers: Record<string, string> = id === undefined ? {} : { cookie: `captcha=${id}` };
  const { answer } = await at.call(login, form, { headers });
  return answer;
};
/** With a right answer it gets as far as the password, which is wrong. */
const isTaken = async (id: string | undefined, captcha: string): Promise<boolean> => {
  await site.owner.query(`delete from kit_limits where name like 'identity.login%'`);
  return (await answerWith(id, captcha)).code === 'in_incorrect_password';
};

describe('works', () => {
  it('[CALL-17] [ENTITY-20] returns a PNG in base64 without metadata', async () => {
    const { status, answer } = await site.call(getCaptcha, {});
    expect(status).toBe(200);
    const png = Buffer.from(answer.value ?? '', 'base64');
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 112]);
    // Only picture data: no chunk with text.
    const text = png.toString('latin1');
    for (const chunk of ['tEXt', 'iTXt', 'zTXt', 'eXIf']) expect(text).not.toContain(chunk);
  });

  it('returns a new one each time, with an HttpOnly cookie for two minutes', async () => {
    const draw = async (address: string) =>
      site.send('GET', getCaptcha.path, { headers: { 'x-forwarded-for': address } });
    const [first, second] = [await draw('198.51.100.1'), await draw('198.51.100.2')];
    expect(second.text).not.toBe(first.text);
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^captcha=[\w-]{43}; Max-Age=120; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('accepts a right answer, ignoring case and spaces, in any process', async () => {
    expect(await isTaken(await show(), 'TEA4')).toBe(true);
    expect(await isTaken(await show(), ' tea 4')).toBe(true);
    expect((await answerWith(await show(), 'TEA4', other)).code).toBe('in_incorrect_password');
  });

  it('accepts the longer bot check in place of the picture, once', async () => {
    const proof = await solveBot(site, 'captcha');
    expect(await isTaken(undefined, proof)).toBe(true);
    expect(await isTaken(undefined, proof)).toBe(false);
    expect(await isTaken(undefined, await solveBot(site, 'login'))).toBe(false);
  });
});

describe('refuses', () => {
  it('[A009] a missing, empty, wrong or huge answer, and counts the attempts', async () => {
    const missing = await answerWith(await show());
    expect([missing.code, missing.value]).toEqual(['captcha_incorrect', { captcha: true }]);
    for (const captcha of ['', 'TEA5', 'TEA44', 'x'.repeat(2_048)]) {
      expect((await answerWith(await show(), captcha)).code, captcha.slice(0, 9)).toBe('captcha_incorrect');
    }
    expect((await answerWith(await show(), 'TEA4')).code).toBe('too_many_requests');
    for (const captcha of [null, [], {}, 'x'.repeat(10_240)]) {
      const envelope = await site.seal(login.path, { ...(await credentials(site, 'nobody99')), captcha });
      const response = await site.send('POST', login.path, { body: JSON.stringify({ envelope }) });
      expect((response.json() as { code: string }).code).toBe('invalid_input');
    }
  });

  it('[A010] a reused answer, right or wrong, and all but one of fifty concurrent ones', async () => {
    const right = await show();
    expect([await isTaken(right, 'TEA4'), await isTaken(right, 'TEA4')]).toEqual([true, false]);
    const wrong = await show();
    expect([await isTaken(wrong, 'NOPE'), await isTaken(wrong, 'TEA4')]).toEqual([false, false]);
    const id = await show();
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at)
       select 'identity.failed:1:crowd' || n, 3, now() + interval '1 hour' from generate_series(0, 49) as n`,
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const form = await credentials(site, `crowd${index}`, { captcha: 'TEA4' });
        return (index % 2 === 0 ? site : other).call(login, form, {
          headers: { cookie: `captcha=${id}`, 'x-forwarded-for': `198.51.100.${index}` },
        });
      }),
    );
    expect(answers.filter(({ answer }) => answer.code === 'in_incorrect_password')).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer.code === 'captcha_incorrect')).toHaveLength(49);
  });

  it("an answer after two minutes, and an older picture's", async () => {
    const id = await show();
    await site.owner.query(`update identity_captchas set expires_at = now() - interval '1 second'`);
    expect(await isTaken(id, 'TEA4')).toBe(false);
    const older = await show();
    await site.owner.query(`delete from kit_limits where name like 'identity.captcha%'`);
    await site.call(getCaptcha, {}, { headers: { cookie: `captcha=${older}` } });
    expect(await isTaken(older, 'TEA4')).toBe(false);
  });

  it('[A012] [LOGIN-23] a second picture within a second, by address and by browser', async () => {
    const ask = async (address: string, cookie = ''): Promise<number> =>
      (await site.send('GET', getCaptcha.path, { headers: { 'x-forwarded-for': address, cookie } })).status;
    const burst = await Promise.all(Array.from({ length: 5 }, () => ask('198.51.100.9')));
    expect(burst.filter((status) => status === 200)).toHaveLength(1);
    expect(burst.filter((status) => status === 429)).toHaveLength(4);
    const cookie = `captcha=${'B'.repeat(43)}`;
    const moved = [await ask('198.51.100.10', cookie), await ask('198.51.100.11', cookie)];
    expect(moved).toEqual([200, 429]);
    await site.owner.query(
      `update kit_limits set ends_at = now() - interval '1 ms' where name like 'identity.captcha%'`,
    );
    expect(await ask('198.51.100.9')).toBe(200);
  });
});

describe('forbids', () => {
  it('[A012] finding the answer outside the picture', async () => {
    const response = await site.send('GET', getCaptcha.path);
    const { rows } = await site.owner.query<{ row: string }>('select c::text as row from identity_captchas c');
    const cookie = /captcha=([\w-]{43})/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? 'none';
    for (const { row } of rows) expect(row).not.toContain(cookie);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('the picture of one brand at the host of another', async () => {
    const id = await show({ host: brandHosts.second });
    expect(await isTaken(id, 'TEA4')).toBe(false);
  });
});
