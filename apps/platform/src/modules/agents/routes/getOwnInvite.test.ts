import { getInvite, getOwnInvite, updateOwnInvite } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
});
afterAll(() => site.close());

const own = async ({ token }: { token: string }) => (await site.call(getOwnInvite, {}, { token })).answer;

describe('works', () => {
  it('is empty without texts and visitors at first, and separate per agent', async () => {
    const nothing = { title: '', content: '', picture: 'register', visits: 0, visitsToday: 0, joined: 0 };
    expect((await own(team.top)).value).toEqual(nothing);
    const words = { title: 'Come and play', content: '', picture: 'login' as const };
    await site.call(updateOwnInvite, words, { token: team.top.token });
    await site.platform.identity.addInvitation({ brandId: 1, code: 'TOPCODE', ownerId: team.top.memberId });
    await site.call(getInvite, { code: 'topcode' });
    expect((await own(team.top)).value).toEqual({ ...nothing, ...words, visits: 1, visitsToday: 1 });
    expect((await own(team.middle)).value).toEqual(nothing);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const headers = { authorization: `Bearer ${team.top.token}` };
    const answer = await site.send('GET', `${getOwnInvite.path}?memberId=1`, { headers });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await own(team.leaf)).code).toBe('not_allowed');
    expect((await own({ token: '' })).code).toBe('not_logged_in');
  });
});
