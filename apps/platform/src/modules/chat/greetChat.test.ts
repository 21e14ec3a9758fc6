import { CHAT_TEXT_MAX, login, logout, muteMember, removeChatMessage, updateRoom, updateWords } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  chatTicket,
  credentials,
  enterChat,
  openChatSocket,
  openRoom,
  registerMember,
  roomOf,
  startPlatform,
  type TestChat,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let first: TestPlatform;
let second: TestPlatform;
const open: TestChat[] = [];

beforeAll(async () => {
  first = await startPlatform();
  second = await startPlatform({ beside: first });
  await waitUntil(
    async () => (await first.platform.live.serverCount()) === 2 && (await second.platform.live.serverCount()) === 2,
  );
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const enter = async (member: { token: string }, at = first) => {
  const chat = await enterChat(first, member, { at });
  open.push(chat);
  return chat;
};
const bare = (options = {}) => {
  const chat = openChatSocket(first, options);
  open.push(chat);
  return chat;
};
const say = (chat: TestChat, roomId: string, text: string, requestId: string = randomUUID()) =>
  chat.ask('say', { roomId, requestId, text });
const ending = ({ socket }: TestChat): Promise<string> =>
  new Promise((resolve) => socket.once('disconnect', (reason) => resolve(reason)));

describe('the chat', () => {
  it('[MODAL-09] lets two members talk across processes, in one order without gaps', async () => {
    const { roomId } = await openRoom(first);
    const here = await enter(await registerMember(first));
    const there = await enter(await registerMember(first), second);
    const received = Promise.all([here.next('message'), there.next('message')]);
    const said = await say(here, roomId, `Hello @${there.told.handle}`);
    expect(said).toMatchObject({
      success: true,
      value: { seq: 1, handle: here.told.handle, mentions: [there.told.handle], isRemoved: false },
    });
    expect(await received).toEqual([said.value, said.value]);
    const answered = here.next('message');
    expect((await say(there, roomId, 'Hi')).value.seq).toBe(2);
    expect((await answered).text).toBe('Hi');
  });

  it('catches up by position after a lost connection, with messages removed meanwhile', async () => {
    const { roomId, operator } = await openRoom(first);
    const writer = await enter(await registerMember(first));
    const reader = await enter(await registerMember(first));
    await say(writer, roomId, 'one');
    reader.socket.disconnect();
    await say(writer, roomId, 'two');
    await say(writer, roomId, 'three');
    await first.call(removeChatMessage, { roomId, seq: 1 }, { token: operator.token });
    const again = bare();
    const back = await again.ask('enter', { pass: reader.told.pass });
    expect(back.value.handle).toBe(reader.told.handle);
    const { value } = await again.ask('read', { roomId, since: 1 });
    expect(value.messages.map(({ text }) => text)).toEqual(['two', 'three']);
    expect(value.removed).toEqual([1]);
    const all = await again.ask('read', { roomId });
    expect(all.value.messages[0]).toMatchObject({ seq: 1, text: '', isRemoved: true });
    expect((await again.ask('read', { roomId, before: 3 })).value.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('stores a message once, however often and over however many sockets it is sent', async () => {
    const { roomId } = await openRoom(first);
    const member = await registerMember(first);
    const [one, two] = [await enter(member), await enter(member, second)];
    const requestId = randomUUID();
    const answers = await Promise.all([one, two, one, two].map((chat) => say(chat, roomId, 'once', requestId)));
    expect(answers.map(({ success, value }) => [success, value.seq])).toEqual(Array(4).fill([true, 1]));
    expect((await one.ask('read', { roomId })).value.messages).toHaveLength(1);
  });

  it('says what time it is by the clock that mutes and envelopes end by', async () => {
    const member = await registerMember(first);
    const readTime = async () =>
      (await first.owner.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at.toISOString() ?? '';
    const before = await readTime();
    const { serverTime } = (await enter(member)).told;
    expect(serverTime >= before && serverTime <= (await readTime())).toBe(true);
  });

  it('saves how far a member has read', async () => {
    const { roomId } = await openRoom(first);
    const member = await registerMember(first);
    const chat = await enter(member);
    await say(chat, roomId, 'one');
    await chat.ask('seen', { roomId, seq: 999 });
    const { told } = await enter(member);
    expect(told.rooms.find(({ id }) => id === roomId)).toMatchObject({ lastSeq: 1, readSeq: 1 });
  });
});

describe('moderation', () => {
  it('mutes a member at once in every process, until it is lifted', async () => {
    const { roomId, operator } = await openRoom(first);
    const member = await registerMember(first);
    const chat = await enter(member, second);
    const told = chat.next('muted');
    const memberId = String(member.memberId);
    await first.call(muteMember, { memberId, minutes: 10, reason: 'Begging' }, { token: operator.token });
    expect((await told).until).not.toBeNull();
    expect((await say(chat, roomId, 'let me')).code).toBe('chat_muted');
    await first.call(muteMember, { memberId, minutes: 0, reason: '' }, { token: operator.token });
    expect((await say(chat, roomId, 'thanks')).success).toBe(true);
  });

  it('removes a message for everybody', async () => {
    const { roomId, operator } = await openRoom(first);
    const writer = await enter(await registerMember(first));
    const reader = await enter(await registerMember(first), second);
    const received = reader.next('message');
    await say(writer, roomId, 'rude');
    await received;
    const gone = reader.next('removed');
    await first.call(removeChatMessage, { roomId, seq: 1 }, { token: operator.token });
    expect(await gone).toEqual({ roomId, seq: 1 });
  });

  it('[A228] refuses blocked words with separators between their letters, and rate-limits members', async () => {
    const { roomId, operator } = await openRoom(first);
    const chat = await enter(await registerMember(first));
    await first.call(updateWords, { words: ['loan shark'] }, { token: operator.token });
    expect((await say(chat, roomId, 'LOAN.S-h a r k')).code).toBe('chat_word_refused');
    await first.call(updateWords, { words: [] }, { token: operator.token });
    const codes = await Promise.all(Array.from({ length: 12 }, (_, at) => say(chat, roomId, `flood ${at}`)));
    expect(codes.filter(({ success }) => success).length).toBeLessThanOrEqual(5);
    expect(codes.some(({ code }) => code === 'too_many_requests')).toBe(true);
  });

  it('enforces slow mode per member, also over two concurrent sockets', async () => {
    const { roomId } = await openRoom(first, { slowSeconds: 60 });
    const member = await registerMember(first);
    const [one, two] = [await enter(member), await enter(member, second)];
    const answers = await Promise.all([say(one, roomId, 'a'), say(two, roomId, 'b'), say(one, roomId, 'c')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['chat_too_soon', 'chat_too_soon', 'ok']);
    expect((await one.ask('read', { roomId })).value.messages.map(({ seq }) => seq)).toEqual([1]);
  });

  it('closes a room for writing and reading, and notifies its members', async () => {
    const { roomId, operator } = await openRoom(first);
    const chat = await enter(await registerMember(first));
    const told = chat.next('room');
    await first.call(updateRoom, { roomId, room: roomOf({ isOpen: false }) }, { token: operator.token });
    expect(await told).toMatchObject({ id: roomId, isOpen: false });
    expect((await say(chat, roomId, 'anybody?')).code).toBe('chat_room_not_found');
    expect((await chat.ask('read', { roomId })).code).toBe('chat_room_not_found');
  });
});

describe('chat authentication', () => {
  it('[A228] refuses empty and long messages, and disconnects a socket that sends a megabyte', async () => {
    const { roomId } = await openRoom(first);
    const chat = await enter(await registerMember(first));
    expect((await say(chat, roomId, ' \u200B ')).code).toBe('chat_text_invalid');
    expect((await say(chat, roomId, 'x'.repeat(CHAT_TEXT_MAX + 1))).code).toBe('chat_text_invalid');
    const end = ending(chat);
    chat.socket.emit('say', { roomId, requestId: randomUUID(), text: 'x'.repeat(1_000_000) }, () => undefined);
    await end;
  });

  it('[A228] disconnects a socket that floods it with valid messages, and no other one of the member', async () => {
    const { roomId } = await openRoom(first);
    const member = await registerMember(first);
    const [calm, noisy] = [await enter(member), await enter(member)];
    const seen = (chat: TestChat, times: number) =>
      Promise.all(Array.from({ length: times }, (_one, seq) => chat.ask('seen', { roomId, seq })));
    expect((await seen(calm, 40)).filter(({ success }) => !success)).toEqual([]);
    const ended = await Promise.race([ending(noisy), seen(noisy, 90).then(() => 'all answered')]);
    expect(['io client disconnect', 'all answered']).not.toContain(ended);
    expect((await say(calm, roomId, 'still here')).success).toBe(true);
  });

  it('accepts a ticket once, and never a token of the portal', async () => {
    await openRoom(first);
    const member = await registerMember(first);
    const ticket = await chatTicket(first, member);
    expect((await bare().ask('enter', { ticket })).success).toBe(true);
    for (const by of [{ ticket }, { ticket: member.token }, { pass: member.token }]) {
      expect((await bare().ask('enter', by)).code).toBe('not_logged_in');
    }
  });

  it('[A250] isolates brands, by ticket and by room', async () => {
    await openRoom(first, {}, { host: brandHosts.second });
    const { roomId } = await openRoom(first);
    const elsewhere = await registerMember(first, undefined, { host: brandHosts.second });
    const ticket = await chatTicket(first, elsewhere, { host: brandHosts.second });
    expect((await bare().ask('enter', { ticket })).code).toBe('not_logged_in');
    const next = await chatTicket(first, elsewhere, { host: brandHosts.second });
    const chat = bare({ host: brandHosts.second });
    expect((await chat.ask('enter', { ticket: next })).success).toBe(true);
    for (const asked of [await say(chat, roomId, 'hello'), await chat.ask('read', { roomId })]) {
      expect(asked.code).toBe('chat_room_not_found');
    }
  });

  it('disconnects the sockets of an ended session in every process, and refuses its pass', async () => {
    await openRoom(first);
    const member = await registerMember(first);
    const chat = await enter(member, second);
    const end = ending(chat);
    await first.call(logout, {}, { token: member.token });
    await end;
    expect((await bare().ask('enter', { pass: chat.told.pass })).code).toBe('not_logged_in');
    const other = await first.call(login, await credentials(first, member.account, { password: member.password }));
    expect(other.answer.success).toBe(true);
  });

  it('[A236] is closed with the site, in every process, and reopened with it', async () => {
    const member = await registerMember(first);
    const chats = [await enter(member), await enter(member, second)];
    const ended = chats.map(ending);
    const refusal = (): Promise<string> => {
      const { socket } = bare();
      return new Promise((resolve) => {
        socket.once('connect', () => resolve('open'));
        socket.once('connect_error', ({ message }) => resolve(message));
      });
    };
    await changeSettings(first, { maintenance: { isOn: true, message: {}, until: null } });
    try {
      expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect']);
      expect(await refusal()).toBe('maintenance');
    } finally {
      await changeSettings(first, { maintenance: { isOn: false, message: {}, until: null } });
    }
    expect(await refusal()).toBe('open');
  });

  it('[A248] [A252] disconnects sockets that send before they have entered, or unknown messages', async () => {
    const { roomId } = await openRoom(first);
    const early = bare();
    const ended = ending(early);
    early.socket.emit('say', { roomId, requestId: randomUUID(), text: 'hi' }, () => undefined);
    await ended;
    const strange = await enter(await registerMember(first));
    const end = ending(strange);
    strange.socket.emit('read', { roomId: 'all' }, () => undefined);
    await end;
    const evil = bare({ origin: 'https://evil.example' });
    await new Promise((resolve) => evil.socket.once('connect_error', resolve));
  });
});
