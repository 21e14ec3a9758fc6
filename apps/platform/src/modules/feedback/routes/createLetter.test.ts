import { createLetter, getBotChallenge, getCaptcha, type InputOf } from '@baize/contract';
import { brandHosts, changeSettings, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  // The test's own socket plays the proxy in front.
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['kit_limits', 'feedback_letters']) await site.owner.query(`delete from ${table}`);
});

type Letter = InputOf<typeof createLetter>;
const letter = {
  name: ' Ann\nLee ',
  email: ' Ann@Example.com ',
  content: 'I cannot log in any more.',
  language: 'EN',
} as const;
const write = async (changes: Partial<Letter> = {}, host?: string) => {
  const at = host === undefined ? {} : { host };
  const botCheck = changes.botCheck ?? (await solveBot(site, 'contact', at));
  const form: Letter = { requestId: randomUUID(), ...letter, ...changes, botCheck };
  return (await site.call(createLetter, form, at)).answer;
};
const kept = async () =>
  (
    await site.owner.query(
      'select brand_id, number, name, email, content, language, status from feedback_letters order by id',
    )
  ).rows;

describe('works', () => {
  it('keeps what a guest wrote and answers a number to name it by', async () => {
    const answer = await write();
    const number = answer.value?.number ?? '';
    expect(number).toMatch(/^[A-Z0-9]{8}$/);
    expect(await kept()).toEqual([
      {
        ...{ brand_id: 1, number, name: 'Ann Lee', email: 'ann@example.com' },
        ...{ content: letter.content, language: 'EN', status: 'open' },
      },
    ]);
  });

  it('writes once for a request id, however often and however fast it comes', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => write({ requestId })));
    expect(new Set(answers.map(({ value }) => value?.number)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    // The same id is another letter for another brand.
    const elsewhere = await write({ requestId }, brandHosts.second);
    expect(elsewhere.value?.number).not.toBe(answers[0]?.value?.number);
    expect((await kept()).map(({ brand_id }) => brand_id)).toEqual([1, 2]);
  });

  it('is taken while the site is closed, for maintenance and to a region', async () => {
    const closed: [Parameters<typeof changeSettings>[1], string][] = [
      [{ maintenance: { isOn: true, message: {}, until: null } }, 'maintenance'],
      [{ region: { mode: 'block', countries: ['AU'], message: {} } }, 'region_restricted'],
    ];
    for (const [change, code] of closed) {
      await changeSettings(site, change);
      const from = { 'x-forwarded-for': '1.1.1.1' };
      const challenge = await site.call(getBotChallenge, { action: 'contact' }, { headers: from });
      expect(challenge.answer.code).toBe('ok');
      const form = { requestId: randomUUID(), ...letter, botCheck: await solveBot(site, 'contact') };
      expect((await site.call(createLetter, form, { headers: from })).answer.code).toBe('ok');
      expect((await site.call(getCaptcha, {}, { headers: from })).answer.code).toBe(code);
      await changeSettings(site, { maintenance: { isOn: false, message: {}, until: null } });
    }
    expect(await kept()).toHaveLength(2);
    await changeSettings(site, { region: { mode: 'off', countries: [], message: {} } });
  });
});

describe('refuses', () => {
  it('what is missing or cannot be, by name, and keeps nothing', async () => {
    for (const [changes, code, value] of [
      [{ email: '  ' }, 'field_required', { field: 'email' }],
      [{ email: 'not an address' }, 'email_invalid', { field: 'email' }],
      [{ email: 'a@example.com,b@example.com' }, 'email_invalid', { field: 'email' }],
      [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email_invalid', { field: 'email' }],
      [{ content: 'Too short' }, 'feedback_length', { minWords: 10, maxWords: 500 }],
      [{ content: 'x'.repeat(501) }, 'feedback_length', { minWords: 10, maxWords: 500 }],
    ] as const) {
      expect(await write(changes), JSON.stringify(changes).slice(0, 60)).toMatchObject({ code, value });
    }
    expect((await write({ botCheck: 'eyJ9' })).code).toBe('bot_check_failed');
    expect((await write({ botCheck: await solveBot(site, 'apply') })).code).toBe('bot_check_failed');
    expect(await kept()).toEqual([]);
  });

  it('other words under a request id that was used', async () => {
    const requestId = randomUUID();
    expect((await write({ requestId })).code).toBe('ok');
    expect((await write({ requestId, content: 'Quite another letter.' })).code).toBe('request_conflict');
    expect((await write({ requestId, email: 'bob@example.com' })).code).toBe('request_conflict');
    expect(await kept()).toHaveLength(1);
  });
});

describe('forbids', () => {
  it('a sixth letter from one network within an hour', async () => {
    for (let n = 0; n < 5; n += 1) expect((await write()).code).toBe('ok');
    expect((await write()).code).toBe('too_many_requests');
    expect(await kept()).toHaveLength(5);
  });
});
