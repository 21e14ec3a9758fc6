import { listMemberTerms, updateMemberTerms, updateTerms } from '@baize/contract';
import { openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  operator = await openOperator(site);
});
afterAll(() => site.close());

const read = async (memberId: bigint, by: { token: string } = operator, pageNum = 1) => {
  const input = { memberId: String(memberId), pageNum, pageSize: 1 };
  return (await site.call(listMemberTerms, input, { token: by.token })).answer;
};

describe('works', () => {
  it('tells what an account has, what it may be given, and every change with who made it and why', async () => {
    const memberId = String(team.direct.memberId);
    await site.call(updateTerms, { memberId, rebateBps: 800, prizeGroup: 1850 }, { token: team.top.token });
    const reason = 'Agreed with the agent by mail.';
    await site.call(updateMemberTerms, { memberId, rebateBps: 500, prizeGroup: 1850, reason }, operator);
    const first = (await read(team.direct.memberId)).value;
    expect(first).toMatchObject({
      ...{ account: team.direct.account, type: 0, upline: team.top.account, directCount: 0 },
      own: { rebateBps: 500, prizeGroup: 1850 },
      most: { rebateBps: 1190, prizeGroup: 1948 },
      least: { rebateBps: 0, prizeGroup: 1700 },
      page: {
        totalRows: 2,
        content: [{ before: { rebateBps: 800 }, after: { rebateBps: 500 }, by: operator.username, reason }],
      },
    });
    expect((await read(team.direct.memberId, operator, 2)).value?.page.content).toMatchObject([
      { before: { rebateBps: 0 }, after: { rebateBps: 800, prizeGroup: 1850 }, by: team.top.account, reason: '' },
    ]);
    expect((await read(team.top.memberId)).value).toMatchObject({
      ...{ type: 1, upline: '', directCount: 2 },
      most: { rebateBps: 1300, prizeGroup: 1960 },
      least: { rebateBps: 1010, prizeGroup: 1902 },
    });
  });
});

describe('refuses', () => {
  it('nobody', async () => {
    expect((await read(10n ** 12n)).code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('members', async () => {
    expect((await read(team.direct.memberId, team.top)).code).toBe('not_logged_in');
  });
});
