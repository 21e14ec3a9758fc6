// @vitest-environment happy-dom
import { chatRequests, chatValues } from '@baize/contract/chat/chatRequests';
import { answerOf, type Changes } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import en from '../../../languages/en/chat.json';
import { ChatPage } from './ChatPage.tsx';
import { createChat } from './createChat.ts';

vi.mock('socket.io-client', () => ({ io: () => socket }));

type Event = keyof typeof chatRequests;
type Emitted = { event: Event; asked: unknown };

let emitted: Emitted[];
let listeners: Map<string, (payload?: unknown) => void>;
let answers: Partial<Record<Event, unknown>>;

/** The server's end of the socket; what is emitted has to match the contract. */
const socket = {
  active: true,
  on: (event: string, listener: (payload?: unknown) => void) => void listeners.set(event, listener),
  timeout: () => socket,
  connect: () => socket,
  disconnect: () => socket,
  async emitWithAck(event: Event, asked: unknown): Promise<unknown> {
    z.decode(chatRequests[event] as z.ZodMiniType, asked as never);
    emitted.push({ event, asked });
    const answer = answers[event];
    if (answer === undefined) throw new Error('operation has timed out');
    return answer;
  },
};
const answer = (event: Event, changes?: Changes, of: 'rows' | 'nothing' = 'nothing') => ({
  code: 'ok',
  value: answerOf({ id: `chat's ${event}`, output: chatValues[event] }, changes, of),
});
const room = { id: '3', name: { EN: 'Main room' }, lastSeq: 12, readSeq: 11 } as const;
const message = { roomId: '3', seq: 12, handle: 'Lucky', text: 'Hello you' } as const;
const entrance = { pass: 'a'.repeat(43), handle: 'Ann', rooms: [room] } as const;
const entered = answer('enter', entrance);
const read = answer('read', { messages: [message], hasEarlier: true });

const onReopen = vi.fn<() => void>();
const tell = (event: string, payload?: unknown) => act(async () => listeners.get(event)?.(payload));

async function show(): Promise<void> {
  const chat = createChat({ ticket: 'ticket', roomId: '', language: 'EN', theme: 'dark' }, 'http://localhost');
  render(<ChatPage chat={chat} language="EN" onReopen={onReopen} />);
  expect(screen.getByRole('main', { name: en.connecting }).getAttribute('aria-busy')).toBe('true');
  await tell('connect');
}

beforeEach(() => {
  [emitted, listeners] = [[], new Map()];
  answers = { enter: entered, read };
});
afterEach(() => {
  cleanup();
  onReopen.mockReset();
});

it('shows what was said, and tells that it was read', async () => {
  await show();
  await seeText('Hello you');
  expect(screen.getByRole('heading', { name: 'Main room' })).toBeTruthy();
  expect(emitted).toEqual([
    { event: 'enter', asked: { ticket: 'ticket' } },
    { event: 'read', asked: { roomId: '3' } },
    { event: 'seen', asked: { roomId: '3', seq: 12 } },
  ]);
});

it('says that nothing was said yet, and that no room is open', async () => {
  answers['read'] = answer('read');
  await show();
  await seeText(en.empty);
  cleanup();
  answers['enter'] = answer('enter');
  await show();
  await seeText(en.closed);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['no answer came', undefined],
  ['the server failed', { code: 'unknown_error' }],
])('says that the messages did not come where %s, and asks for them again', async (_why, refusal) => {
  answers['read'] = refusal;
  await show();
  await seeText(en['fault.unknown_error']);
  expect(screen.queryByText(en.empty)).toBeNull();
  answers['read'] = read;
  await press(en.again);
  await seeText('Hello you');
});

it('says why a room may not be read', async () => {
  answers['read'] = { code: 'chat_room_not_found' };
  await show();
  await seeText(en['fault.chat_room_not_found']);
});

it('says that nothing earlier came', async () => {
  await show();
  await seeText('Hello you');
  answers['read'] = { code: 'too_many_requests' };
  await press(en.earlier);
  await seeText(en['fault.too_many_requests']);
  expect(emitted.at(-1)).toEqual({ event: 'read', asked: { roomId: '3', before: 12 } });
});

it('ends where the ticket is refused, and is opened again from there', async () => {
  answers['enter'] = { code: 'not_logged_in' };
  await show();
  await seeText(en.ended);
  await press(en.reopen);
  expect(onReopen).toHaveBeenCalledOnce();
});

it('keeps what was written where it is refused, and says why', async () => {
  await show();
  answers['say'] = { code: 'chat_word_refused' };
  await fill({ [en.write]: 'Scoundrel' });
  await press(en.send);
  await seeText(en['fault.chat_word_refused']);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Scoundrel');
  answers['say'] = answer('say', { ...message, seq: 13, handle: 'Ann', text: 'Scoundrel' }, 'rows');
  await press(en.send);
  await vi.waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(''));
  const [first, second] = emitted.filter(({ event }) => event === 'say').map(({ asked }) => asked);
  expect(second).toEqual(first);
});

it('lets nothing be sent without a connection or the member is muted', async () => {
  await show();
  await tell('disconnect', 'transport close');
  await seeText(en.lost);
  await fill({ [en.write]: 'Hello' });
  expect(screen.getByRole('button', { name: en.send })).toHaveProperty('disabled', true);
  await tell('connect');
  await vi.waitFor(() => expect(screen.queryByText(en.lost)).toBeNull());
  await tell('muted', { until: '2099-01-01T00:00:00.000Z' });
  await seeText(/You can read, and write again at .*99/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('lets a member who is muted read from the start', async () => {
  answers['enter'] = answer('enter', { ...entrance, mutedUntil: '2099-01-01T00:00:00.000Z' });
  await show();
  await seeText('Hello you');
  await seeText(/You can read, and write again at .*99/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('counts an envelope down by the clock of the server, whatever the time of the device is', async () => {
  const envelope = { id: '9', roomId: '3', expiresAt: '2099-01-01T00:01:10.000Z', endedAt: null, mine: null } as const;
  answers['enter'] = answer('enter', { ...entrance, serverTime: '2099-01-01T00:00:00.000Z' });
  answers['read'] = answer('read', { envelopes: [envelope] });
  await show();
  expect((await screen.findByRole('timer')).textContent).toMatch(/^01:(10|0\d)$/);
});

it('comes back with its pass after the line was down, and reads what it missed', async () => {
  await show();
  await seeText('Hello you');
  await tell('disconnect', 'transport close');
  answers['read'] = answer('read', { messages: [{ ...message, seq: 13, text: 'Are you there' }] });
  await tell('connect');
  await seeText('Are you there');
  await seeText('Hello you');
  expect(emitted.filter(({ event }) => event !== 'seen').slice(2)).toEqual([
    { event: 'enter', asked: { pass: entrance.pass } },
    { event: 'read', asked: { roomId: '3', since: 12 } },
  ]);
});
