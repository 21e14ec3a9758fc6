import { getChatUnread } from '@baize/contract';
import { brandHosts, enterChat, openRoom, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const unreadOf = async ({ token }: { token: string }) =>
  (await site.call(getChatUnread, {}, { token })).answer.value?.hasUnread;

describe('works', () => {
  it('reports messages since the last visit, and nothing without a visit', async () => {
    const { roomId } = await openRoom(site);
    const [reader, writer, stranger] = [
      await registerMember(site),
      await registerMember(site),
      await registerMember(site),
    ];
    const chat = await enterChat(site, writer);
    const say = (text: string) => chat.ask('say', { roomId, requestId: randomUUID(), text });
    await say('one');
    const reading = await enterChat(site, reader);
    await reading.ask('seen', { roomId, seq: 1 });
    reading.socket.disconnect();
    expect(await unreadOf(reader)).toBe(false);
    await say('two');
    expect(await unreadOf(reader)).toBe(true);
    expect(await unreadOf(stranger)).toBe(false);
    chat.socket.disconnect();
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', '/wps/chat/getChatUnread?memberId=1', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, and the session of another brand', async () => {
    expect((await site.call(getChatUnread, {})).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(getChatUnread, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
