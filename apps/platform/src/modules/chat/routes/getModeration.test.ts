import { getModeration, muteMember, updateWords } from '@baize/contract';
import {
  brandHosts,
  enterChat,
  openOperator,
  openRoom,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('returns all rooms, muted members with reasons, and blocked words', async () => {
    const { roomId, operator } = await openRoom(site, { isOpen: false });
    await openRoom(site);
    const member = await registerMember(site);
    const { socket, told } = await enterChat(site, member);
    socket.disconnect();
    const memberId = String(member.memberId);
    const by = { token: operator.token };
    await site.call(muteMember, { memberId, minutes: 5, reason: 'Spam' }, by);
    await site.call(updateWords, { words: ['Bad Word'] }, by);
    const { value } = (await site.call(getModeration, {}, by)).answer;
    expect(value?.rooms.find(({ id }) => id === roomId)).toMatchObject({ isOpen: false, lastSeq: 0 });
    expect(value?.mutes).toMatchObject([
      { memberId, handle: told.handle, account: member.account, reason: 'Spam', operator: operator.username },
    ]);
    expect(value?.words).toEqual(['badword']);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const { status } = await site.send('GET', '/ops/chat/getModeration?brand=2', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members, and shows another brand nothing of this one', async () => {
    const member = await registerMember(site);
    expect((await site.call(getModeration, {})).status).toBe(401);
    expect((await site.call(getModeration, {}, { token: member.token })).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    const { value } = (await site.call(getModeration, {}, { token: foreign.token, host: foreign.host })).answer;
    expect(value).toEqual({ rooms: [], mutes: [], words: [] });
  });
});
