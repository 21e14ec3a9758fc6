// @vitest-environment happy-dom
import { chatRequests, chatValues } from '@baize/contract/chat/chatRequests';
import { answerOf, type Changes } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { patience } from '@baize/testkit/screens/patience';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
/** Each is the same for whatever is asked, or is made of it. */
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
    return typeof answer === 'function' ? (answer as (asked: unknown) => unknown)(asked) : answer;
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
const said = (changes: object) => ({
  ...message,
  ...{ mentions: [], at: '2026-03-05T09:00:00.000Z', isRemoved: false },
  ...changes,
});
const asking = (event: Event) => emitted.filter((one) => one.event === event).map(({ asked }) => asked);
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

/** The words of the messages that stand in the list, from the oldest to the latest. */
const shownTexts = (): (string | null | undefined)[] =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[dir=auto]')?.textContent);
const named = (text: string, name: string): string => text.replace('{name}', name);

/** Chooses what the menu of a member's message offers. */
async function choose(name: string, item: string): Promise<void> {
  const menu = await screen.findByRole('button', { name: named(en.more, name) }, patience);
  act(() => {
    fireEvent.pointerDown(menu, { button: 0, pointerType: 'mouse' });
    fireEvent.click(menu);
  });
  const found = await screen.findByRole('menuitem', { name: item }, patience);
  await act(async () => found.click());
}

it('highlights what mentions the member, and nothing that mentions others', async () => {
  const messages = [
    said({ seq: 11, text: '@Ann come here', mentions: ['Ann'] }),
    said({ seq: 12, text: '@Anna come here', mentions: ['Anna'] }),
  ];
  answers['read'] = answer('read', { messages });
  await show();
  const isHighlighted = (text: string) =>
    screen.getByText(text).closest('li')?.className.split(' ').includes('bg-brass-tint');
  await seeText('@Anna come here');
  expect(isHighlighted('@Ann come here')).toBe(true);
  expect(isHighlighted('@Anna come here')).toBe(false);
  await tell('message', said({ seq: 13, text: '@Anna and @Ann', mentions: ['Anna', 'Ann'] }));
  expect(isHighlighted('@Anna and @Ann')).toBe(true);
});

it('mentions the writer of a message by its menu, after what is written already', async () => {
  await show();
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await choose('Lucky', named(en.mention, 'Lucky'));
  expect(field().value).toBe('@Lucky ');
  await fill({ [en.write]: 'Well played' });
  await choose('Lucky', named(en.mention, 'Lucky'));
  expect(field().value).toBe('Well played @Lucky ');
});

it('counts what is unread in other rooms, and no longer once they were looked at', async () => {
  const others = [
    { id: '4', name: { EN: 'Sports' }, lastSeq: 7, readSeq: 4 },
    { id: '5', name: { EN: 'Slots' }, lastSeq: 200, readSeq: 0 },
  ];
  const goal = said({ roomId: '4', seq: 7, text: 'What a goal' });
  answers['enter'] = answer('enter', { ...entrance, rooms: [room, ...others] });
  answers['read'] = ({ roomId }: { roomId: string }) =>
    roomId === '4' ? answer('read', { messages: [goal] }) : answer('read', { messages: [message] });
  await show();
  await seeText('Hello you');
  const tabs = () => within(screen.getByRole('navigation', { name: en.rooms })).getAllByRole('button');
  const shown = () => tabs().map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Main room', 'Sports3', 'Slots99+']);
  await press('Sports');
  await seeText('What a goal');
  expect(screen.queryByText('Hello you')).toBeNull();
  expect(shown()).toEqual(['Main room', 'Sports', 'Slots99+']);
  expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(asking('seen')).toEqual([
    { roomId: '3', seq: 12 },
    { roomId: '4', seq: 7 },
  ]);
  await tell('message', said({ seq: 13, text: 'Are you there' }));
  expect(shown()[0]).toBe('Main room1');
  await press('Main room');
  expect(shown()[0]).toBe('Main room');
  expect(shownTexts()).toEqual(['Hello you', 'Are you there']);
});

it('shows what was said earlier above the rest, until there is no more', async () => {
  const earlier = [said({ seq: 10, text: 'The first one' }), said({ seq: 11, text: 'The second one' })];
  answers['read'] = ({ before }: { before?: number }) =>
    before === undefined ? read : answer('read', { messages: earlier, hasEarlier: false });
  await show();
  await seeText('Hello you');
  await press(en.earlier);
  await seeText('The first one');
  expect(shownTexts()).toEqual(['The first one', 'The second one', 'Hello you']);
  expect(asking('read')).toEqual([{ roomId: '3' }, { roomId: '3', before: 12 }]);
  expect(screen.queryByRole('button', { name: en.earlier })).toBeNull();
});

it('hides what a member writes until it is shown again', async () => {
  const messages = [said({ seq: 11, handle: 'Bea', text: 'Good evening' }), message];
  answers['read'] = answer('read', { messages });
  await show();
  await choose('Lucky', named(en.hide, 'Lucky'));
  expect(shownTexts()).toEqual(['Good evening']);
  await tell('message', said({ seq: 13, text: 'Nobody reads me' }));
  expect(shownTexts()).toEqual(['Good evening']);
  await seeText(named(en.hidden, 'Lucky'));
  await press(en.show);
  expect(shownTexts()).toEqual(['Good evening', 'Hello you', 'Nobody reads me']);
});

it('reports a message of somebody else, and says what became of it', async () => {
  answers['read'] = answer('read', { messages: [said({ seq: 11, handle: 'Ann', text: 'My own' }), message] });
  answers['report'] = answer('report');
  await show();
  await choose('Lucky', en.report);
  await seeText(en.reported);
  expect(asking('report')).toEqual([{ roomId: '3', seq: 12 }]);
  answers['report'] = { code: 'too_many_requests' };
  await choose('Lucky', en.report);
  await seeText(en['fault.too_many_requests']);
  expect(screen.queryByRole('button', { name: named(en.more, 'Ann') })).toBeNull();
});
