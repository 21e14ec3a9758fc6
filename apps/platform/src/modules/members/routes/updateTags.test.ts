import { createSegment, getMember, listMembers, updateTags } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  member = await registerMember(site);
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const mark = async (tags: string[], by = token, memberId = String(member.memberId)) =>
  (await site.call(updateTags, { memberId, tags }, { token: by })).answer;

describe('works', () => {
  it('stores each tag once, returns them with the member, and finds the member by them', async () => {
    expect((await mark(['Watch', 'watch', 'High roller'])).value).toEqual({ tags: ['High roller', 'Watch'] });
    const shown = await site.call(getMember, { memberId: String(member.memberId) }, { token });
    expect(shown.answer.value?.tags).toEqual(['High roller', 'Watch']);
    const page = { pageNum: 1, pageSize: 20 };
    const found = async (tag: string) =>
      (await site.call(listMembers, { tag, ...page }, { token })).answer.value?.content.map(({ id }) => id);
    expect(await found('WATCH')).toEqual([String(member.memberId)]);
    expect((await mark(['High roller'])).value).toEqual({ tags: ['High roller'] });
    expect(await found('watch')).toEqual([]);
    const { rows } = await site.owner.query(
      `select before, after from audit_trail where action = 'members.updateTags' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ before: '{"tags":"High roller, Watch"}', after: '{"tags":"High roller"}' }]);
  });
});

describe('refuses', () => {
  it('empty and long tags, eleven of them, and an unknown member', async () => {
    const send = async (tags: string[]) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        origin: `http://localhost:${new URL(site.url).port}`,
      };
      const body = JSON.stringify({ memberId: String(member.memberId), tags });
      return (await site.send('POST', updateTags.path, { body, headers })).json();
    };
    expect(await send(['  '])).toMatchObject({ code: 'field_required' });
    expect(await send(['x'.repeat(25)])).toMatchObject({ code: 'invalid_input' });
    expect(await send(Array.from({ length: 11 }, (_, n) => `tag ${n}`))).toMatchObject({ code: 'invalid_input' });
    expect((await mark(['Watch'], token, '999999')).code).toBe('member_not_found');
  });

  it('the name of a segment, in whatever case, and changes nothing then', async () => {
    await mark(['Kept']);
    await site.call(createSegment, { name: 'Sleepers', conditions: [{ fact: 'deposited', has: false }] }, { token });
    expect((await mark(['Kept', 'SLEEPERS'])).code).toBe('segment_name_taken');
    const shown = await site.call(getMember, { memberId: String(member.memberId) }, { token });
    expect(shown.answer.value?.tags).toEqual(['Kept']);
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await mark(['Watch'], auditor.token)).code).toBe('not_allowed');
    expect((await mark(['Watch'], member.token)).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    const input = { memberId: String(member.memberId), tags: ['Watch'] };
    const { answer } = await site.call(updateTags, input, { token: other.token, host: brandHosts.second });
    expect(answer.code).toBe('member_not_found');
  });
});
