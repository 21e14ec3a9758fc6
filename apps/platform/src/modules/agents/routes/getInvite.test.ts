import { getInvite, getOwnInvite, register, updateOwnInvite, createLink, type InputOf } from '@baize/contract';
import { brandHosts, openTeam, registration, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let code: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  const link = {
    requestId: randomUUID(),
    type: 0 as const,
    rebateBps: 100,
    prizeGroup: 1750,
    days: 7,
    uses: 5,
    note: '',
  };
  code = (await site.call(createLink, link, { token: team.middle.token })).answer.value?.code ?? '';
});
afterAll(() => site.close());

const words = { title: 'Come and play', content: 'I answer every question myself.', picture: 'welcome' as const };
const look = async (asked = code, host: string = brandHosts.first) =>
  (await site.call(getInvite, { code: asked }, { host })).answer;
const own = async ({ token } = team.middle) => (await site.call(getOwnInvite, {}, { token })).answer;
const write = async (changes: Partial<InputOf<typeof updateOwnInvite>> = {}, { token } = team.middle) =>
  (await site.call(updateOwnInvite, { ...words, ...changes }, { token })).answer;

describe('works', () => {
  it("shows the agent's texts to visitors with a code, and counts visitors once a day", async () => {
    expect((await look()).value).toEqual({ code, title: '', content: '', picture: 'register' });
    expect((await write()).value).toEqual(words);
    expect((await look(code.toLowerCase())).value).toEqual({ code, ...words });
    expect((await own()).value).toEqual({ ...words, visits: 1, visitsToday: 1, joined: 0 });
    const came = await site.call(register, await registration(site, 'bypage1', { referralCode: code }));
    const memberId = BigInt(came.answer.value?.session?.userInfo.id ?? 0);
    expect((await readMember(site.owner, { brandId: 1, memberId }))?.parentId).toBe(team.middle.memberId);
    await look();
    expect((await own()).value).toMatchObject({ visits: 1, joined: 1 });
    await site.owner.query('update agents_visits set day = day - 1');
    await look();
    expect((await own()).value).toMatchObject({ visits: 2, visitsToday: 1 });
    // No IP address is stored.
    const { rows } = await site.owner.query<{ text: string }>('select agents_visits::text as text from agents_visits');
    expect(rows.map(({ text }) => text).join()).not.toContain('127.0.0.1');
  });
});

describe('refuses', () => {
  it('unknown codes, and too many tries', async () => {
    expect((await look('NOBODYHAS1')).code).toBe('invitation_code_error');
    const codes: string[] = [];
    for (let n = 0; n < 61; n += 1) codes.push((await look(`NOBODYHAS${n}`)).code);
    expect(codes.at(-1)).toBe('too_many_requests');
    await site.owner.query('delete from kit_limits');
  });
});

describe('forbids', () => {
  it('codes of another brand', async () => {
    expect((await look(code, brandHosts.second)).code).toBe('invitation_code_error');
    expect((await look()).code).toBe('ok');
  });
});
