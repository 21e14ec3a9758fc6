import { closeLink, createLink } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerOf } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let link: { id: string; code: string };
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  const terms = { type: 0 as const, rebateBps: 0, prizeGroup: 1700, days: 1, uses: 9, note: '' };
  const made = await site.call(createLink, { requestId: randomUUID(), ...terms }, { token: team.top.token });
  link = made.answer.value ?? { id: '', code: '' };
});
afterAll(() => site.close());

const close = async (token: string, id = link.id) => (await site.call(closeLink, { id }, { token })).answer;

describe('refuses', () => {
  it('a link of somebody else as if it did not exist', async () => {
    for (const { token } of [team.middle, team.sibling]) expect((await close(token)).code).toBe('link_not_found');
    expect((await close(team.top.token, '999999')).code).toBe('link_not_found');
    expect(await offerOf(site.owner, { brandId: 1, code: link.code })).toBeDefined();
    expect(await offerOf(site.owner, { brandId: 2, code: link.code })).toBeUndefined();
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await close(team.leaf.token)).code).toBe('not_allowed');
  });
});

describe('works', () => {
  it('closes a link permanently', async () => {
    expect((await close(team.top.token)).value?.state).toBe('closed');
    expect((await close(team.top.token)).value?.state).toBe('closed');
    expect(await offerOf(site.owner, { brandId: 1, code: link.code })).toBeUndefined();
  });
});
