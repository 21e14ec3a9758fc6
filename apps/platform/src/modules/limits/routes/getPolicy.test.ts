import { getPolicy } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("returns the defaults where the brand has no policy, and only the own brand's", async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    const house = { profile: 'default', coolingHours: 24, exclusionMonths: 6, reminderMinutes: 60 };
    expect((await site.call(getPolicy, {}, auditor)).answer.value).toEqual({ policy: house, version: 0 });
    await site.owner.query(`insert into limits_policies (brand_id, profile, cooling_hours) values (1, 'MGA', 72)`);
    expect((await site.call(getPolicy, {}, auditor)).answer.value).toEqual({
      policy: { ...house, profile: 'MGA', coolingHours: 72 },
      version: 1,
    });
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(getPolicy, {}, other)).answer.value).toEqual({ policy: house, version: 0 });
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getPolicy.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] members and guests', async () => {
    const member = await registerMember(site);
    expect((await site.call(getPolicy, {}, { token: member.token })).status).toBe(401);
    expect((await site.call(getPolicy, {})).status).toBe(401);
  });
});
