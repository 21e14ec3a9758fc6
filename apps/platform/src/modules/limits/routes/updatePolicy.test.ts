import { getLimits, getPolicy, listTrail, updateLimit, updatePolicy, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

type Policy = InputOf<typeof updatePolicy>['policy'];
const policy: Policy = { profile: 'UK', coolingHours: 48, exclusionMonths: 12, reminderMinutes: 30 };
const reason = 'The licence asks for it from today on.';
const update = async (version: number, change: Partial<Policy> = {}, as = token) =>
  (await site.call(updatePolicy, { version, policy: { ...policy, ...change }, reason }, { token: as })).answer;
const version = async () => (await site.call(getPolicy, {}, { token })).answer.value?.version ?? -1;

describe('works', () => {
  it('applies to every member at once, with an audit row', async () => {
    const member = await registerMember(site);
    expect((await update(0)).value).toEqual({ policy, version: 1 });
    const own = { token: member.token };
    expect((await site.call(getLimits, {}, own)).answer.value).toMatchObject({
      ...{ coolingHours: 48, exclusionMonths: 12, reminderMinutes: 30 },
    });
    const limit = { measure: 'loss', period: 'day' } as const;
    await site.call(updateLimit, { ...limit, allowed: 1_000_000n }, own);
    const relaxed = await site.call(updateLimit, { ...limit, allowed: 2_000_000n }, own);
    const from = relaxed.answer.value?.limits.find((row) => row.measure === 'loss' && row.period === 'day')?.nextFrom;
    expect(Date.parse(from ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    const found = { action: 'limits.updatePolicy', pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token });
    expect(trail.answer.value?.page.content).toMatchObject([
      {
        reason,
        before: expect.stringContaining('"coolingHours":24'),
        after: expect.stringContaining('"coolingHours":48'),
      },
    ]);
  });

  it('lets one of several concurrent updates of the same version win', async () => {
    const now = await version();
    const answers = await Promise.all([24, 25, 26, 27].map((coolingHours) => update(now, { coolingHours })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'version_conflict')).toHaveLength(3);
  });
});

describe('refuses', () => {
  it('rules laxer than the defaults, an outdated version, and a too short reason', async () => {
    const now = await version();
    expect((await update(now - 1)).code).toBe('version_conflict');
    expect((await update(0)).code).toBe('version_conflict');
    const headers = { authorization: `Bearer ${token}` };
    for (const body of [
      { version: now, policy: { ...policy, coolingHours: 23 }, reason },
      { version: now, policy: { ...policy, coolingHours: 721 }, reason },
      { version: now, policy: { ...policy, exclusionMonths: 5 }, reason },
      { version: now, policy: { ...policy, reminderMinutes: 120 }, reason },
      { version: now, policy, reason: '           x' },
    ]) {
      expect((await site.send('POST', updatePolicy.path, { body: JSON.stringify(body), headers })).status).toBe(400);
    }
    expect(await version()).toBe(now);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] another brand changes its own only', async () => {
    const now = await version();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await update(now, {}, auditor.token)).code).toBe('not_allowed');
    const member = await registerMember(site);
    expect((await update(now, {}, member.token)).code).toBe('not_logged_in');
    expect((await site.call(updatePolicy, { version: now, policy, reason })).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const answer = await site.call(updatePolicy, { version: 0, policy, reason }, { token: foreign.token, host });
    expect(answer.answer.value?.version).toBe(1);
    expect(await version()).toBe(now);
  });
});
