import { listTrail, removeChatMessage } from '@baize/contract';
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

const spoken = async () => {
  const { roomId, operator } = await openRoom(site);
  const chat = await enterChat(site, await registerMember(site));
  await chat.ask('say', { roomId, requestId: randomUUID(), text: 'rude' });
  return { roomId, operator, chat };
};

describe('works', () => {
  it('removes a message once; the room loses its text, while operators and the audit trail keep it', async () => {
    const { roomId, operator, chat } = await spoken();
    const by = { token: operator.token };
    const first = await site.call(removeChatMessage, { roomId, seq: 1 }, by);
    expect(first.answer.value).toMatchObject({ text: 'rude', removedBy: operator.username });
    const again = await site.call(removeChatMessage, { roomId, seq: 1 }, by);
    expect(again.answer.value?.removedAt).toBe(first.answer.value?.removedAt);
    expect((await chat.ask('read', { roomId })).value.messages).toMatchObject([{ text: '', isRemoved: true }]);
    const { answer } = await site.call(
      listTrail,
      { action: 'chat.removeChatMessage', objectId: `${roomId}:1`, pageNum: 1, pageSize: 20 },
      by,
    );
    expect(answer.value?.page.content).toHaveLength(1);
    chat.socket.disconnect();
  });
});

describe('refuses', () => {
  it('unknown messages and those of another brand', async () => {
    const { roomId, operator, chat } = await spoken();
    const foreign = await openOperator(site, { host: brandHosts.second });
    const codeOf = async (seq: number, by: { token: string; host?: string }) =>
      (await site.call(removeChatMessage, { roomId, seq }, by)).answer.code;
    expect(await codeOf(2, { token: operator.token })).toBe('chat_message_not_found');
    expect(await codeOf(1, { token: foreign.token, host: foreign.host })).toBe('chat_message_not_found');
    expect((await chat.ask('read', { roomId })).value.messages).toMatchObject([{ text: 'rude' }]);
    chat.socket.disconnect();
  });
});

describe('forbids', () => {
  it('guests, members and those who only read', async () => {
    const { roomId, chat } = await spoken();
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const input = { roomId, seq: 1 };
    expect((await site.call(removeChatMessage, input)).status).toBe(401);
    expect((await site.call(removeChatMessage, input, { token: member.token })).status).toBe(401);
    expect((await site.call(removeChatMessage, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    chat.socket.disconnect();
  });
});
