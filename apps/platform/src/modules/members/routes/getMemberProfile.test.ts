import { getMemberProfile } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("[MEMBER-21] returns the member's fields, empty where not set", async () => {
    const member = await registerMember(site);
    const { token } = await openOperator(site, { role: 'auditor' });
    const ask = async () =>
      (await site.call(getMemberProfile, { memberId: String(member.memberId) }, { token })).answer.value;
    expect(await ask()).toMatchObject({ occupation: '', address: '' });
    await site.owner.query(
      `insert into identity_details (member_id, brand_id, occupation, source_of_income)
       values ($1, 1, 'Gardener', 'salary')`,
      [member.memberId],
    );
    expect(await ask()).toMatchObject({ occupation: 'Gardener', sourceOfIncome: 'salary' });
  });
});

describe('refuses', () => {
  it('an unknown member', async () => {
    const { token } = await openOperator(site);
    const { answer } = await site.call(getMemberProfile, { memberId: '9999999' }, { token });
    expect(answer.code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('[A257] [A258] members, guests and operators of another brand', async () => {
    const { memberId, token } = await registerMember(site);
    const input = { memberId: String(memberId) };
    expect((await site.call(getMemberProfile, input, { token })).status).toBe(401);
    expect((await site.call(getMemberProfile, input)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(getMemberProfile, input, { token: foreign.token, host })).answer.code).toBe(
      'member_not_found',
    );
  });
});
