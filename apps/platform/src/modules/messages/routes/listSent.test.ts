import { listSent, markRead, sendMessage } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };
const letter = (memberId: bigint) => ({
  ...{ requestId: randomUUID(), memberId: String(memberId), title: 'Title', content: 'Text' },
});

describe('works', () => {
  it('lists messages to a member, with author and reading time', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    await site.call(sendMessage, letter(member.memberId), { token: operator.token });
    const asked = async () =>
      (await site.call(listSent, { memberId: String(member.memberId), ...page }, { token: auditor.token })).answer
        .value;
    expect((await asked())?.content).toMatchObject([{ sentBy: operator.username, isRead: false, readAt: null }]);
    await site.call(markRead, {}, { token: member.token });
    const [row] = (await asked())?.content ?? [];
    expect(row).toMatchObject({ isRead: true, kind: 'notice' });
    expect(row?.readAt).toMatch(/^20/);
  });
});

describe('refuses', () => {
  it('unknown members and invalid ids', async () => {
    const { token } = await openOperator(site);
    const unknown = await site.call(listSent, { memberId: '999999999', ...page }, { token });
    expect(unknown.answer.code).toBe('member_not_found');
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listSent.path}?memberId=x`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members, and operators of another brand', async () => {
    const member = await registerMember(site);
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const input = { memberId: String(member.memberId), ...page };
    expect((await site.call(listSent, input)).status).toBe(401);
    expect((await site.call(listSent, input, { token: member.token })).status).toBe(401);
    const elsewhere = await site.call(listSent, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.code).toBe('member_not_found');
  });
});
