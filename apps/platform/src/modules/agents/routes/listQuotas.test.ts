import { listQuotas, updateQuota } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
});
afterAll(() => site.close());

const read = async (
  memberId: bigint,
  by: { token: string; host?: string },
  page: { pageNum: number; pageSize: number },
) => (await site.call(listQuotas, { memberId: String(memberId), ...page }, by)).answer;
const first = { pageNum: 1, pageSize: 2 };

describe('works', () => {
  it('lists the intervals, and the change log by page, newest first', async () => {
    const operator = await openOperator(site);
    for (const granted of [1, 2, 3]) {
      const input = { fromBps: 1000, toBps: 1100, granted, reason: 'Agreed with the agent by mail.' };
      await site.call(updateQuota, { memberId: String(team.top.memberId), ...input }, { token: operator.token });
    }
    const auditor = await openOperator(site, { role: 'auditor' });
    const { value } = await read(team.top.memberId, auditor, first);
    expect(value?.quotas).toEqual([{ fromBps: 1000, toBps: 1100, granted: 3, used: 0 }]);
    expect(value?.page).toMatchObject({ totalPages: 2, totalRows: 3 });
    expect(value?.page.content.map(({ granted, by }) => [granted, by])).toEqual([
      [3, operator.username],
      [2, operator.username],
    ]);
    expect((await read(team.sibling.memberId, auditor, first)).value?.quotas).toEqual([]);
  });
});

describe('refuses', () => {
  it('unknown members', async () => {
    const operator = await openOperator(site);
    expect((await read(10n ** 12n, operator, first)).code).toBe('member_not_found');
    expect((await read(team.foreign.memberId, operator, first)).code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('members, and operators of another brand', async () => {
    expect((await read(team.top.memberId, team.top, first)).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await read(team.top.memberId, other, first)).code).toBe('member_not_found');
  });
});
