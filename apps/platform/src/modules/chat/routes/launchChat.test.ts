import { launchChat, updateRoom } from '@baize/contract';
import { openRoom, registerMember, roomOf, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const asked = { language: 'EN', theme: 'dark' } as const;

describe('works', () => {
  it('[CALL-38] returns value.chatUrl: a URL of the site with a signed ticket and the room, without a token', async () => {
    const { roomId } = await openRoom(site);
    const member = await registerMember(site);
    const { answer } = await site.call(launchChat, { ...asked, roomId }, { token: member.token });
    const { chatUrl = '' } = answer.value ?? {};
    expect(chatUrl).toMatch(/^\/chat\/#/);
    const facts = new URLSearchParams(chatUrl.split('#')[1]);
    expect(facts.get('ticket')).toMatch(/^[\w-]{43}\.\d{13}\.[\w-]{43}$/);
    expect(facts.get('room')).toBe(roomId);
    expect(chatUrl).not.toContain(member.token);
    const again = await site.call(launchChat, asked, { token: member.token });
    expect(again.answer.value?.chatUrl).not.toBe(chatUrl);
  });
});

describe('refuses', () => {
  it('unknown rooms, a brand without a room, and too many launches', async () => {
    const other = await startPlatform();
    try {
      const member = await registerMember(other);
      const codeOf = async (input = {}) =>
        (await other.call(launchChat, { ...asked, ...input }, { token: member.token })).answer.code;
      expect(await codeOf()).toBe('chat_closed');
      const { roomId, operator } = await openRoom(other);
      expect(await codeOf({ roomId: '999' })).toBe('chat_room_not_found');
      const codes = await Promise.all(Array.from({ length: 24 }, () => codeOf()));
      expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
      expect(codes).toContain('too_many_requests');
      await other.call(updateRoom, { roomId, room: roomOf({ isOpen: false }) }, { token: operator.token });
      expect(await codeOf()).toBe('chat_closed');
    } finally {
      await other.close();
    }
  });
});

describe('forbids', () => {
  it('guests, and trials with an explanation', async () => {
    await openRoom(site);
    expect((await site.call(launchChat, asked)).status).toBe(401);
    const member = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await site.call(launchChat, asked, { token: member.token })).answer.code).toBe('in_need_true_account');
  });
});
