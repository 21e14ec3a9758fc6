import { closeTicket, createReply, createTicket, getUnreadCount, listMessages, listTrail } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestMember, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const send = async ({ token }: TestMember): Promise<string> =>
  (await site.call(createTicket, { type: 'deposit', content: 'Where is my deposit?' }, { token })).answer.value?.id ??
  '';
const reply = (ticketId: string, changes = {}) => ({
  ...{ requestId: randomUUID(), ticketId, content: 'It arrived this morning.' },
  ...changes,
});
const messagesOf = async ({ token }: TestMember) =>
  (await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 20 }, { token })).answer.value?.content ?? [];

describe('works', () => {
  it('replies once per request id, sends the member a message, and writes an audit row', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const input = reply(await send(member));
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => site.call(createReply, input, { token: operator.token })),
    );
    for (const { answer } of answers) {
      expect(answer.value).toMatchObject({
        ...{ status: 'answered', replies: [{ content: input.content, operator: operator.username }] },
      });
    }
    expect(await messagesOf(member)).toMatchObject([{ kind: 'feedback', content: input.content, isRead: false }]);
    expect((await site.call(getUnreadCount, {}, { token: member.token })).answer.value).toEqual({ count: 1 });
    const trail = await site.call(
      listTrail,
      { action: 'feedback.createReply', objectId: input.ticketId, pageNum: 1, pageSize: 20 },
      { token: operator.token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
    await site.call(createReply, reply(input.ticketId, { content: 'And one more thing.' }), { token: operator.token });
    expect(await messagesOf(member)).toHaveLength(2);
  });
});

describe('refuses', () => {
  it('unknown and closed tickets, another text under a used id, and an empty text', async () => {
    const member = await registerMember(site);
    const { token } = await openOperator(site);
    const input = reply(await send(member));
    const codeOf = async (asked: typeof input) => (await site.call(createReply, asked, { token })).answer.code;
    expect(await codeOf(reply('999999'))).toBe('feedback_not_found');
    expect(await codeOf(reply(input.ticketId, { content: '  ' }))).toBe('field_required');
    expect(await codeOf(input)).toBe('ok');
    expect(await codeOf({ ...input, content: 'Other words.' })).toBe('request_conflict');
    await site.call(closeTicket, { ticketId: input.ticketId }, { token });
    expect(await codeOf(reply(input.ticketId))).toBe('feedback_closed');
    // A retry of a reply from before the closing still succeeds.
    expect(await codeOf(input)).toBe('ok');
    expect(await messagesOf(member)).toHaveLength(1);
  });
});

describe('forbids', () => {
  it('guests, members, read-only roles, and operators of another brand', async () => {
    const member = await registerMember(site);
    const input = reply(await send(member));
    const auditor = await openOperator(site, { role: 'auditor' });
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    expect((await site.call(createReply, input)).status).toBe(401);
    expect((await site.call(createReply, input, { token: member.token })).status).toBe(401);
    expect((await site.call(createReply, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    const elsewhere = await site.call(createReply, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.code).toBe('feedback_not_found');
    expect(await messagesOf(member)).toEqual([]);
  });
});
