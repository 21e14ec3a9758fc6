import { createCandidate, type InputOf } from '@baize/contract';
import { brandHosts, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['kit_limits', 'agents_candidates']) await site.owner.query(`delete from ${table}`);
});

const letter: Omit<InputOf<typeof createCandidate>, 'botCheck'> = {
  ...{ name: ' Ann Lee ', channel: 'telegram', contact: '@annlee', language: 'EN', isAdult: true },
  about: 'I know about forty people who play baccarat every week.',
};
const ask = async (changes: Partial<InputOf<typeof createCandidate>> = {}, host?: string) => {
  const at = host === undefined ? {} : { host };
  const botCheck = changes.botCheck ?? (await solveBot(site, 'apply', at));
  return (await site.call(createCandidate, { ...letter, ...changes, botCheck }, at)).answer;
};
const kept = async () =>
  (await site.owner.query('select brand_id, name, contact, status from agents_candidates order by id')).rows;

describe('works', () => {
  it("stores a guest's application, once while it is open, without revealing known contacts", async () => {
    const answers = [
      await ask(),
      await ask({ contact: '@AnnLee', name: 'Somebody' }),
      await ask({}, brandHosts.second),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ success: true, value: {} });
    const ann = { name: 'Ann Lee', contact: '@annlee', status: 'waiting' };
    expect(await kept()).toEqual([
      { ...ann, brand_id: 1 },
      { ...ann, brand_id: 2 },
    ]);
  });
});

describe('refuses', () => {
  it('missing or invalid fields, by error code, and stores nothing', async () => {
    for (const [changes, code, field] of [
      [{ name: ' a ' }, 'field_required', 'name'],
      [{ contact: '  ' }, 'field_required', 'contact'],
      [{ about: 'Too short a letter.' }, 'field_required', 'about'],
      [{ channel: 'email', contact: 'not an address' }, 'email_invalid', 'contact'],
    ] as const) {
      expect(await ask(changes), field).toMatchObject({ code, value: { field } });
    }
    const body = JSON.stringify({ ...letter, isAdult: false, botCheck: await solveBot(site, 'apply') });
    const headers = { 'content-type': 'application/json', origin: `http://localhost:${new URL(site.url).port}` };
    const child = await site.send('POST', createCandidate.path, { body, headers });
    expect(child.json()).toMatchObject({ code: 'field_required' });
    expect((await ask({ botCheck: 'eyJ9' })).code).toBe('bot_check_failed');
    expect((await ask({ botCheck: await solveBot(site, 'register') })).code).toBe('bot_check_failed');
    expect(await kept()).toEqual([]);
  });
});

describe('forbids', () => {
  it('a sixth application from one network within an hour', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask({ contact: `@number${n}` })).code).toBe('ok');
    expect((await ask({ contact: '@number5' })).code).toBe('too_many_requests');
    expect(await kept()).toHaveLength(5);
  });
});
