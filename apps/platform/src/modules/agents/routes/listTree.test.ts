import { listTree, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  ({ token } = await openOperator(site, { role: 'auditor' }));
});
afterAll(() => site.close());

const ask = async (changes: Partial<InputOf<typeof listTree>> = {}, by = token, host: string = brandHosts.first) =>
  (await site.call(listTree, { pageNum: 1, pageSize: 20, ...changes }, { token: by, host })).answer;
const names = (answer: Awaited<ReturnType<typeof ask>>) => answer.value?.page.content.map(({ account }) => account);

describe('works', () => {
  it('shows the top level, and direct downlines with the path to them', async () => {
    expect(names(await ask())).toEqual([team.top.account, team.sibling.account]);
    const below = await ask({ parentId: String(team.middle.memberId) });
    expect(names(below)).toEqual([team.leaf.account]);
    expect(below.value?.line.map(({ account }) => account)).toEqual([team.top.account, team.middle.account]);
    expect((await ask()).value?.page.content[0]).toMatchObject({ directCount: 2, teamCount: 3, isMoving: false });
  });

  it('finds anybody by name prefix', async () => {
    expect(names(await ask({ search: team.leaf.account.slice(0, 9) }))).toEqual([team.leaf.account]);
  });
});

describe('refuses', () => {
  it('members of another brand, and unknown ones', async () => {
    for (const parentId of [String(team.foreign.memberId), '99999999']) {
      expect((await ask({ parentId })).code).toBe('member_not_found');
    }
    const other = await openOperator(site, { host: brandHosts.second });
    expect(names(await ask({}, other.token, brandHosts.second))).toEqual([team.foreign.account]);
  });
});

describe('forbids', () => {
  it('members and agents', async () => {
    expect((await ask({}, team.top.token)).code).toBe('not_logged_in');
  });
});
