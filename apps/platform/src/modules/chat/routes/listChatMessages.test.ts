import { listChatMessages } from '@baize/contract';
import {
  brandHosts,
  enterChat,
  openOperator,
  openRoom,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = { filter: 'all', pageNum: 1, pageSize: 20 } as const;

describe('works', () => {
  it('lists messages with their accounts, newest first, and those that members reported, once each', async () => {
    const { roomId, operator } = await openRoom(site);
    const writer = await registerMember(site);
    const chat = await enterChat(site, writer);
    const reader = await enterChat(site, await registerMember(site));
    for (const text of ['one', 'two']) await chat.ask('say', { roomId, requestId: randomUUID(), text });
    for (const seq of [2, 2, 99]) await reader.ask('report', { roomId, seq });
    // Own messages cannot be reported.
    await chat.ask('report', { roomId, seq: 1 });
    const by = { token: operator.token };
    const all = (await site.call(listChatMessages, { roomId, ...page }, by)).answer.value;
    expect(all?.content).toMatchObject([
      { seq: 2, text: 'two', account: writer.account, handle: chat.told.handle, reports: 1, removedAt: null },
      { seq: 1, text: 'one', reports: 0 },
    ]);
    const reported = await site.call(listChatMessages, { roomId, ...page, filter: 'reported' }, by);
    expect(reported.answer.value?.content.map(({ seq }) => seq)).toEqual([2]);
    const found = await site.call(listChatMessages, { roomId, ...page, search: writer.account.slice(0, 6) }, by);
    expect(found.answer.value?.totalRows).toBe(2);
    expect((await site.call(listChatMessages, { roomId, ...page, search: 'zzz' }, by)).answer.value?.totalRows).toBe(0);
    for (const { socket } of [chat, reader]) socket.disconnect();
  });
});

describe('refuses', () => {
  it('unknown rooms and those of another brand', async () => {
    const { token } = await openOperator(site);
    const foreign = await openRoom(site, {}, { host: brandHosts.second });
    for (const roomId of ['999999', foreign.roomId]) {
      expect((await site.call(listChatMessages, { roomId, ...page }, { token })).answer.code).toBe(
        'chat_room_not_found',
      );
    }
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    const { roomId } = await openRoom(site);
    const member = await registerMember(site);
    expect((await site.call(listChatMessages, { roomId, ...page })).status).toBe(401);
    expect((await site.call(listChatMessages, { roomId, ...page }, { token: member.token })).status).toBe(401);
  });
});
