import { createDownlines, listQuotas, updateQuota, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
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

const reason = 'Agreed with the agent by mail.';
const set = async (changes: Partial<InputOf<typeof updateQuota>> = {}, { token } = operator as { token: string }) => {
  const input = { memberId: String(team.top.memberId), fromBps: 1000, toBps: 1100, granted: 2, reason, ...changes };
  return (await site.call(updateQuota, input, { token })).answer;
};
const read = async (memberId = team.top.memberId) => {
  const input = { memberId: String(memberId), pageNum: 1, pageSize: 20 };
  return (await site.call(listQuotas, input, { token: operator.token })).answer;
};
const open = async (username: string) => {
  const input = {
    type: 2 as const,
    usernames: [username],
    password: 'orchard gate 41 lamp',
    rebateBps: 1050,
    prizeGroup: 1900,
  };
  const { answer } = await site.call(createDownlines, input, { token: team.top.token });
  return answer.value?.refused[0]?.code ?? answer.value?.opened[0]?.account ?? answer.code;
};

describe('works', () => {
  it('grants by interval, counts usage, and logs all changes', async () => {
    expect(await open('highone1')).toBe('quota_used_up');
    expect((await set({ granted: 1 })).value).toEqual([{ fromBps: 1000, toBps: 1100, granted: 1, used: 0 }]);
    expect(await open('highone1')).toBe('highone1');
    expect(await open('hightwo1')).toBe('quota_used_up');
    expect((await set({ granted: 2 })).value).toEqual([{ fromBps: 1000, toBps: 1100, granted: 2, used: 1 }]);
    const { value } = await read();
    expect(value?.account).toBe(team.top.account);
    expect(value?.page.content).toMatchObject([
      { what: 'granted', fromBps: 1000, toBps: 1100, granted: 2, used: 1, account: '', by: operator.username },
      { what: 'used', fromBps: 1000, granted: 1, used: 1, account: 'highone1', by: team.top.account },
      { what: 'granted', granted: 1, used: 0, by: operator.username },
    ]);
    const { rows } = await site.owner.query(
      `select before::jsonb ->> 'granted' as before, after::jsonb ->> 'granted' as after, reason from audit_trail
        where action = 'agents.updateQuota' order by id`,
    );
    expect(rows).toEqual([
      { before: '0', after: '1', reason },
      { before: '1', after: '2', reason },
    ]);
  });
});

describe('refuses', () => {
  it('less than was used, overlapping or invalid intervals, a missing reason, and non-agents', async () => {
    expect((await set({ granted: 0 })).code).toBe('quota_below_used');
    expect((await set({ fromBps: 1050, toBps: 1200 })).code).toBe('quota_interval_invalid');
    expect((await set({ fromBps: 1000, toBps: 1200 })).code).toBe('quota_interval_invalid');
    expect((await set({ fromBps: 1200, toBps: 1200 })).code).toBe('quota_interval_invalid');
    expect((await set({ reason: 'short' })).code).toBe('reason_required');
    expect((await set({ memberId: String(team.leaf.memberId) })).code).toBe('member_not_found');
    expect((await read(10n ** 12n)).code).toBe('member_not_found');
    expect((await read()).value?.quotas).toEqual([{ fromBps: 1000, toBps: 1100, granted: 2, used: 1 }]);
  });
});

describe('forbids', () => {
  it('auditors, members, operators of another brand, and an operator’s own account', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await set({}, auditor)).code).toBe('not_allowed');
    expect((await set({}, team.top)).code).toBe('not_logged_in');
    expect((await set({}, await openOperator(site, { ownMemberId: team.top.memberId }))).code).toBe('not_allowed');
    const other = await openOperator(site, { host: brandHosts.second });
    const input = { memberId: String(team.top.memberId), pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listQuotas, input, { token: other.token, host: brandHosts.second });
    expect(answer.code).toBe('member_not_found');
  });
});
