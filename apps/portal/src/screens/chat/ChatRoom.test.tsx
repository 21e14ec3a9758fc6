// @vitest-environment happy-dom
import { errorStatus, type ErrorCode } from '@baize/contract';
import { launchChat } from '@baize/contract/chat/launchChat';
import { listModels } from '@baize/contract/chat/listModels';
import { answerOf } from '@baize/testkit/answerOf';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeChat } from '../../chatDock.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { enterAs, type Visitor } from '../../testing/enterAs.ts';
import { fakeServer, type FakeServer, type Said } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const rooms = answerOf(listModels, [{ id: '3', name: { EN: 'Lobby' }, about: { EN: 'For everybody' } }]);
const visit = (ticket: string): Said => ({ value: answerOf(launchChat, { chatUrl: `/chat/#ticket=${ticket}` }) });
const refusal = (code: ErrorCode): Said => ({ code, status: errorStatus[code] });

let server: FakeServer;
/** The page in the frame, as far as the portal may speak with it. */
const inside = { postMessage: vi.fn<(told: unknown, to: string) => void>() };

beforeAll(() =>
  Promise.all([
    import('./ChatRoom.tsx'),
    import('../../components/OpenLayer.tsx'),
    import('../../components/AnnouncementKeeper.tsx'),
    import('../../components/FavouriteKeeper.tsx'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside as unknown as Window);
  server = await fakeServer();
  server.answerAll();
  server.on(listModels.path, () => ({ value: rooms }));
  server.on(launchChat.path, (_input, turn) => visit(`visit-${turn}`));
});
afterEach(() => {
  act(closeChat);
  act(closeLayer);
  act(closeAlert);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  inside.postMessage.mockReset();
});

async function enter(as: Visitor = 'member'): Promise<void> {
  enterAs(as, server);
  await showPage('/live', server.start);
  /* What waits for the first interaction joins the page before the chat does, as with a real press. */
  await act(async () => fireEvent.pointerDown(document.body));
  await press('Enter');
}
const dock = async () => within(await screen.findByRole('region', { name: 'Chat' }, patience));
const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Chat room', {}, patience);
const queryFrame = () => screen.queryByTitle('Chat room');
const addressOf = (ticket: string): string => `${window.location.origin}/chat/#ticket=${ticket}`;
const launches = () => server.pathsOf(launchChat.path).map(({ input }) => input);
const tell = (data: unknown, source: unknown = inside) =>
  act(async () => window.dispatchEvent(new MessageEvent('message', { data, source: source as Window })));

describe('the chat', () => {
  it('[CALL-38] is loading, and then the room of the button in a frame that reaches nothing of the page', async () => {
    let answer: (said: Said) => void = () => undefined;
    const held = new Promise<Said>((resolve) => {
      answer = resolve;
    });
    server.on(launchChat.path, () => held);
    await enter();
    const chat = await dock();
    expect(chat.getByLabelText('Opening the chat').getAttribute('aria-busy')).toBe('true');
    expect(queryFrame()).toBeNull();
    answer(visit('visit-1'));
    const frame = await findFrame();
    expect(frame.src).toBe(addressOf('visit-1'));
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(launches()).toEqual([{ roomId: '3', language: 'EN', theme: 'dark' }]);
  });

  it('has no way in where the brand has no room', async () => {
    server.on(listModels.path, () => ({ value: answerOf(listModels, undefined, 'nothing') }));
    enterAs('member', server);
    await showPage('/live', server.start);
    await waitFor(() => expect(server.pathsOf(listModels.path)).toHaveLength(1), patience);
    expect(screen.queryByRole('heading', { name: 'Chat rooms' })).toBeNull();
    expect(launches()).toEqual([]);
  });

  it.each<[string, () => Said]>([
    ['the server failed', () => refusal('unknown_error')],
    [
      'the line was down',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['its address led elsewhere', () => ({ value: { chatUrl: 'https://evil.example/chat/#ticket=a' } })],
  ])('says that it did not open where %s, and opens when it is tried again', async (_why, said) => {
    server.on(launchChat.path, said);
    await enter();
    await seeText('The chat did not open');
    expect(queryFrame()).toBeNull();
    server.on(launchChat.path, () => visit('again'));
    await press('Try again');
    expect((await findFrame()).src).toBe(addressOf('again'));
  });

  it.each([
    ['chat_closed', 'The chat is closed at the moment.'],
    ['chat_room_not_found', 'There is no such chat room.'],
  ] as const)('says why it is refused with %s', async (code, text) => {
    expect(launchChat.errors).toContain(code);
    server.on(launchChat.path, () => refusal(code));
    await enter();
    await seeText(text);
    expect(queryFrame()).toBeNull();
  });

  it('asks a guest to log in and a trial account to register, and opens for neither', async () => {
    await enter('guest');
    await seeText(/To chat with others/);
    act(closeLayer);
    cleanup();
    await enter('trial');
    await seeText('Please Register An Account First');
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    expect(launches()).toEqual([]);
  });
});

describe('an open chat', () => {
  it('is folded and unfolded, by Escape too, and its page knows whether it is seen', async () => {
    await enter();
    const frame = await findFrame();
    fireEvent.load(frame);
    const chat = await dock();
    const fold = (name: string) => chat.getByRole('button', { name });
    await act(async () => fold('Fold the chat').click());
    expect(fold('Unfold the chat').getAttribute('aria-expanded')).toBe('false');
    await act(async () => fold('Unfold the chat').click());
    fireEvent.keyDown(frame, { key: 'Escape' });
    fold('Unfold the chat');
    expect(inside.postMessage.mock.calls.map(([told]) => told)).toEqual([
      ...[{ isChatShown: true }, { isChatShown: false }, { isChatShown: true }, { isChatShown: false }],
    ]);
    expect(queryFrame()).toBe(frame);
  });

  it('counts what is unread as its own page tells, and hears nobody else', async () => {
    await enter();
    await findFrame();
    const chat = await dock();
    await tell({ type: 'chat.unread', count: 7 }, window);
    await tell({ type: 'chat.unread', count: -7 });
    expect(chat.queryByText('Unread:')).toBeNull();
    await tell({ type: 'chat.unread', count: 7 });
    expect(chat.getByText('Unread:').parentElement?.textContent).toBe('Unread: 7');
    await tell({ type: 'chat.unread', count: 120 });
    expect(chat.getByText('Unread:').parentElement?.textContent).toBe('Unread: 99+');
    await tell({ type: 'chat.unread', count: 0 });
    expect(chat.queryByText('Unread:')).toBeNull();
  });

  it('keeps its visit while the line is down and once it is back, and begins another one when its page asks for it', async () => {
    await enter();
    const frame = await findFrame();
    for (const event of ['offline', 'online', 'focus']) await act(async () => window.dispatchEvent(new Event(event)));
    expect(queryFrame()).toBe(frame);
    expect(launches()).toHaveLength(1);
    await tell({ type: 'chat.reopen' });
    await waitFor(() => expect(queryFrame()).toHaveProperty('src', addressOf('visit-2')), patience);
    expect(launches()).toHaveLength(2);
  });

  it('is closed by its button, and with the session', async () => {
    await enter();
    await findFrame();
    await act(async () => (await dock()).getByRole('button', { name: 'Close the chat' }).click());
    expect(queryFrame()).toBeNull();
    await press('Enter');
    expect((await findFrame()).src).toBe(addressOf('visit-2'));
    act(() => endSession('loggedOut'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull(), patience);
  });
});
