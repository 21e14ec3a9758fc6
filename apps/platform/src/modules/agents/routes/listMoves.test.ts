import { createMove, decideMove, listMoves } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  ({ token } = await openOperator(site));
  for (const { memberId } of [team.direct, team.leaf]) {
    const input = { memberId: String(memberId), toAccount: team.sibling.account, reason: 'They asked for it.' };
    await site.call(createMove, input, { token });
  }
  await site.call(decideMove, { id: '1', decision: 'reject' }, { token });
});
afterAll(() => site.close());

const ask = async (view: 'waiting' | 'all', by = token, host: string = brandHosts.first) =>
  (await site.call(listMoves, { view, pageNum: 1, pageSize: 20 }, { token: by, host })).answer;

describe('works', () => {
  it('lists open ones, and all', async () => {
    expect((await ask('waiting')).value?.content.map(({ account }) => account)).toEqual([team.leaf.account]);
    expect((await ask('all')).value?.content.map(({ status }) => status)).toEqual(['waiting', 'rejected']);
  });
});

describe('refuses', () => {
  it('to show the moves of another brand', async () => {
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await ask('all', other.token, brandHosts.second)).value?.content).toEqual([]);
  });
});

describe('forbids', () => {
  it('members', async () => {
    expect((await ask('all', team.top.token)).code).toBe('not_logged_in');
  });
});
