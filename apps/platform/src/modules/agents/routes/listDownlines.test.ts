import { listDownlines } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 7_00000n });
});
afterAll(() => site.close());

const ask = async (token: string, of: { parentId?: string; search?: string } = {}) =>
  (await site.call(listDownlines, { pageNum: 1, pageSize: 20, ...of }, { token })).answer;
const names = (answer: Awaited<ReturnType<typeof ask>>) => answer.value?.page.content.map(({ account }) => account);

describe('works', () => {
  it('[AGENT-04] lists direct downlines with their figures, and can be opened further down', async () => {
    const own = await ask(team.top.token);
    expect(names(own)).toEqual([team.middle.account, team.direct.account]);
    expect(own.value?.page.content[0]).toMatchObject({
      ...{ type: 41, level: 1, directCount: 1, teamCount: 1, rebateBps: 1000, prizeGroup: 1900 },
      ...{ balance: 7_00000n, status: 'active', isOnline: true },
    });
    const below = await ask(team.top.token, { parentId: String(team.middle.memberId) });
    expect(names(below)).toEqual([team.leaf.account]);
    expect(below.value?.line.map(({ account }) => account)).toEqual([team.top.account, team.middle.account]);
    expect(below.value?.page.content[0]).toMatchObject({ level: 2 });
  });

  it('finds team members by name prefix, and nobody else', async () => {
    expect(names(await ask(team.top.token, { search: team.leaf.account.slice(0, 8) }))).toEqual([team.leaf.account]);
    expect(names(await ask(team.top.token, { search: team.cousin.account }))).toEqual([]);
  });
});

describe('refuses', () => {
  it('members outside the own team, like unknown ids', async () => {
    for (const { memberId } of [team.sibling, team.cousin, team.foreign]) {
      expect(await ask(team.top.token, { parentId: String(memberId) })).toMatchObject({ code: 'downline_unknown' });
    }
    expect(await ask(team.middle.token, { parentId: String(team.top.memberId) })).toMatchObject({
      code: 'downline_unknown',
    });
    expect(await ask(team.top.token, { parentId: '999999999' })).toMatchObject({ code: 'downline_unknown' });
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect(await ask(team.leaf.token)).toMatchObject({ code: 'not_allowed' });
    expect(await ask('')).toMatchObject({ code: 'not_logged_in' });
  });
});
