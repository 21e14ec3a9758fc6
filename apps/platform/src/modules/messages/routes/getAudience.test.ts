import { createSegment, getAudience } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

describe('works', () => {
  it('counts the members that would be reached now', async () => {
    const [one, two] = await Promise.all([registerMember(site), registerMember(site), registerMember(site)]);
    await site.owner.query(
      `update identity_accounts set created_at = now() - interval '90 days', last_login_at = now() - interval '40 days'
        where id = $1`,
      [one.memberId],
    );
    await site.owner.query(`insert into members_tags (brand_id, member_id, tag) values (1, $1, 'VIP')`, [two.memberId]);
    const count = async (input: Parameters<typeof site.call<typeof getAudience>>[1]) =>
      (await site.call(getAudience, input, { token })).answer.value?.members;
    expect(await count({ audience: 'everybody' })).toBe(3);
    expect(await count({ audience: 'newMembers', days: 7 })).toBe(2);
    expect(await count({ audience: 'silent', days: 30 })).toBe(1);
    expect(await count({ audience: 'tagged', tag: 'vip' })).toBe(1);
    expect(await count({ audience: 'tagged', tag: 'nobody' })).toBe(0);
    const conditions = [{ fact: 'signedIn', when: 'before', days: 30 } as const];
    const made = await site.call(createSegment, { name: 'Away', conditions }, { token });
    const segmentId = made.answer.value?.id ?? '';
    const { answer } = await site.call(getAudience, { audience: 'segment', segmentId }, { token });
    expect(answer.value).toEqual({ members: 1, isWhole: true });
  });
});

describe('refuses', () => {
  it('an incomplete audience', async () => {
    expect((await site.call(getAudience, { audience: 'silent' }, { token })).answer.code).toBe('field_invalid');
    expect((await site.call(getAudience, { audience: 'tagged' }, { token })).answer.code).toBe('field_invalid');
    expect((await site.call(getAudience, { audience: 'segment' }, { token })).answer.code).toBe('field_invalid');
    const strange = { audience: 'segment', segmentId: '999999' } as const;
    expect((await site.call(getAudience, strange, { token })).answer.code).toBe('segment_not_found');
  });
});

describe('forbids', () => {
  it('[A257] guests and members; [A258] counts the own brand only', async () => {
    const member = await registerMember(site);
    const stranger = await openOperator(site, { host: brandHosts.second });
    const input = { audience: 'everybody' } as const;
    expect((await site.call(getAudience, input)).status).toBe(401);
    expect((await site.call(getAudience, input, { token: member.token })).status).toBe(401);
    expect((await site.call(getAudience, input, stranger)).answer.value?.members).toBe(0);
  });
});
