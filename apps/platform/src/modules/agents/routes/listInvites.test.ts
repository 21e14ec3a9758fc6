import { listInvites, removeInvite, updateOwnInvite } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openTeam,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
let token: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  ({ token } = await openOperator(site, { role: 'auditor' }));
});
afterAll(() => site.close());

const words = { title: 'Come and play', content: 'I answer every question myself.', picture: 'welcome' as const };
const list = async (page = { pageNum: 1, pageSize: 20 }, by: { token: string; host?: string } = { token }) =>
  (await site.call(listInvites, page, by)).answer;

describe('works', () => {
  it('lists what agents have written, last changed first, until it is removed', async () => {
    for (const agent of [team.middle, team.sibling, team.middle]) {
      const { answer } = await site.call(updateOwnInvite, words, { token: agent.token });
      expect(answer.code).toBe('ok');
    }
    const { value } = await list();
    expect(value).toMatchObject({
      totalRows: 2,
      content: [
        { ...words, memberId: String(team.middle.memberId), account: team.middle.account },
        { ...words, account: team.sibling.account },
      ],
    });
    expect((await list({ pageNum: 2, pageSize: 1 })).value?.content).toMatchObject([{ account: team.sibling.account }]);
    const gone = { memberId: String(team.middle.memberId), reason: 'Promises what is not so.' };
    await site.call(removeInvite, gone, await openOperator(site));
    expect((await list()).value?.content.map(({ account }) => account)).toEqual([team.sibling.account]);
  });
});

describe('refuses', () => {
  it('an invalid page', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${listInvites.path}?pageNum=0`, { headers });
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  });
});

describe('forbids', () => {
  it('members, and shows operators of another brand only their own', async () => {
    await site.call(updateOwnInvite, words, { token: team.sibling.token });
    expect((await list(undefined, await registerMember(site))).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await list(undefined, other)).value?.content).toEqual([]);
  });
});
