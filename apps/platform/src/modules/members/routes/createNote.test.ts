import { createNote, listNotes } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('stores a note permanently, with its author', async () => {
    const { memberId: id } = await registerMember(site);
    const memberId = String(id);
    const operator = await openOperator(site);
    const body = '<script>alert(1)</script>\nCalls on Fridays.';
    const { answer } = await site.call(createNote, { memberId, body: `  ${body} ` }, { token: operator.token });
    expect(answer.value).toMatchObject({ body, author: operator.username });
    const page = { memberId, pageNum: 1, pageSize: 20 };
    const list = await site.call(listNotes, page, { token: operator.token });
    expect(list.answer.value?.content).toEqual([answer.value]);
    await expect(site.platform.pool.query(`update members_notes set body = 'x'`)).rejects.toThrow('permission denied');
    await expect(site.platform.pool.query('delete from members_notes')).rejects.toThrow('permission denied');
  });
});

describe('refuses', () => {
  it('blank and long notes, and an unknown member', async () => {
    const memberId = String((await registerMember(site)).memberId);
    const { token } = await openOperator(site);
    expect((await site.call(createNote, { memberId, body: '   ' }, { token })).answer.code).toBe('field_required');
    const body = JSON.stringify({ memberId, body: 'x'.repeat(2001) });
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('POST', createNote.path, { body, headers })).status).toBe(400);
    const unknown = { memberId: '9999999', body: 'x' };
    expect((await site.call(createNote, unknown, { token })).answer.code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, members, guests and operators of another brand', async () => {
    const member = await registerMember(site);
    const input = { memberId: String(member.memberId), body: 'x' };
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(createNote, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(createNote, input, { token: member.token })).status).toBe(401);
    expect((await site.call(createNote, input)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(createNote, input, { token: foreign.token, host })).answer.code).toBe('member_not_found');
  });
});
