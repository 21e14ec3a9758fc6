import { getOwnInvite, updateOwnInvite, type InputOf } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
});
afterAll(() => site.close());

const words = { title: 'Come and play', content: 'I answer every question myself.', picture: 'welcome' as const };
const write = async (changes: Partial<InputOf<typeof updateOwnInvite>> = {}, { token } = team.middle) =>
  (await site.call(updateOwnInvite, { ...words, ...changes }, { token })).answer;

describe('works', () => {
  it('saves the latest texts', async () => {
    expect((await write()).value).toEqual(words);
    expect((await write({ title: 'Up to 3.5 % back', content: 'Come soon. My best.' })).code).toBe('ok');
    const { answer } = await site.call(getOwnInvite, {}, { token: team.middle.token });
    expect(answer.value).toMatchObject({ title: 'Up to 3.5 % back', content: 'Come soon. My best.' });
  });
});

describe('refuses', () => {
  it('URLs of other sites, and texts that are too long', async () => {
    for (const content of ['see https://x', 'www.other', 'go to Other . com now', '加我 other。vip', 'a t.me/b']) {
      expect((await write({ content })).code, content).toBe('invite_has_address');
    }
    expect((await write({ title: 'www.other' })).code).toBe('invite_has_address');
    const body = JSON.stringify({ ...words, title: 'x'.repeat(61) });
    const headers = { authorization: `Bearer ${team.middle.token}` };
    const answer = await site.send('POST', updateOwnInvite.path, { headers, body });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('members', async () => {
    expect((await write({}, team.leaf)).code).toBe('not_allowed');
  });
});
