import { getBotChallenge, login } from '@baize/contract';
import { brandHosts, credentials, registerMember, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** The login's response to a proof; with a right one it gets as far as the password, which is wrong. */
const handIn = async (botCheck: string, at = site): Promise<string> => {
  await site.owner.query('delete from kit_limits');
  const form = await credentials(site, 'nobody99', { botCheck, password: 'not the password' });
  return (await at.call(login, form)).answer.code;
};
const keyFile = (): string => join(site.dataDir, 'keys', 'bot.key');
/** A solved challenge, signed by the server's own key. */
const signed = (salt: string, number = 7): string => {
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  const signature = createHmac('sha256', readFileSync(keyFile(), 'utf8').trim()).update(challenge).digest('hex');
  return encode({ algorithm: 'SHA-256', challenge, number, salt, signature });
};
const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');
const decode = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString()) as Record<string, unknown>;
const saltFor = (params: string): string => `${'ab'.repeat(12)}?${params}&`;
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;

describe('works', () => {
  it('returns a challenge whose solution is accepted by any process of the installation', async () => {
    const { answer } = await site.call(getBotChallenge, { action: 'login' });
    expect(answer.value).toMatchObject({ algorithm: 'SHA-256', maxnumber: 20 });
    expect(await handIn(await solveBot(site, 'login'))).toBe('in_incorrect_password');
    expect(await handIn(await solveBot(site, 'login'), other)).toBe('in_incorrect_password');
  });

  it('requires twenty times the work in place of a captcha', async () => {
    const { answer } = await site.call(getBotChallenge, { action: 'captcha' });
    expect(answer.value?.maxnumber).toBe(400);
  });

  it('ignores additional fields of solvers', async () => {
    const solved = decode(await solveBot(site, 'login'));
    expect(await handIn(encode({ ...solved, took: 12 }))).toBe('in_incorrect_password');
  });
});

describe('refuses', () => {
  it('[A014] a reused proof, and all but one of fifty concurrent uses in two processes', async () => {
    const used = await solveBot(site, 'login');
    expect(await handIn(used)).toBe('in_incorrect_password');
    expect(await handIn(used)).toBe('bot_check_failed');
    expect(await handIn(used, other)).toBe('bot_check_failed');
    const fresh = await solveBot(site, 'login');
    const form = await credentials(site, 'nobody99', { botCheck: fresh });
    await site.owner.query('delete from kit_limits');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? site : other).call(login, { ...form, username: `nobody${index}` }),
      ),
    );
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'in_incorrect_password')).toHaveLength(1);
    expect(codes.filter((code) => code === 'bot_check_failed')).toHaveLength(49);
  });

  it('[A014] one that is forged, malformed, expired, or for another action', async () => {
    expect(await handIn(signed(saltFor(`action=login&brand=1&expires=${inSeconds(60)}`)))).toBe(
      'in_incorrect_password',
    );
    const solved = decode(await solveBot(site, 'login'));
    const forged = [
      signed(saltFor(`action=login&brand=1&expires=${inSeconds(-1)}`)),
      signed(saltFor(`action=register&brand=1&expires=${inSeconds(60)}`)),
      signed(saltFor('action=login&brand=1')),
      await solveBot(site, 'captcha'),
      await solveBot(site, 'register'),
      encode({ ...solved, number: Number(solved['number']) + 1 }),
      encode({ ...solved, signature: '0'.repeat(64) }),
      encode({ ...solved, algorithm: 'SHA-1' }),
      encode({ ...solved, number: -1 }),
      encode({ ...solved, more: 1 }),
      encode(null),
      encode([]),
      'not base64 at all',
      '.',
    ];
    for (const payload of forged) expect(await handIn(payload), payload).toBe('bot_check_failed');
  });

  it('[A014] a login without one, and counts the attempts', async () => {
    const member = await registerMember(site);
    const { botCheck: _missing, ...form } = await credentials(site, member.account);
    for (const body of [form, { ...form, botCheck: '' }, { ...form, botCheck: null }, { ...form, botCheck: [] }]) {
      const envelope = await site.seal(login.path, body);
      const { status } = await site.send('POST', login.path, { body: JSON.stringify({ envelope }) });
      expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    }
    for (let times = 0; times < 5; times += 1) {
      const { answer } = await site.call(login, { ...form, botCheck: 'x' });
      expect(answer.code).toBe('bot_check_failed');
    }
    expect((await site.call(login, { ...form, botCheck: 'x' })).answer.code).toBe('too_many_requests');
  });

  it('unknown actions', async () => {
    const { status } = await site.send('GET', `${getBotChallenge.path}?action=everything`);
    expect(status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A014] a proof from the host of another brand', async () => {
    expect(await handIn(await solveBot(site, 'login', { host: brandHosts.second }))).toBe('bot_check_failed');
    expect(await handIn(signed(saltFor(`action=login&brand=2&expires=${inSeconds(60)}`)))).toBe('bot_check_failed');
  });

  it('other users of the machine the key', () => {
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  });
});
