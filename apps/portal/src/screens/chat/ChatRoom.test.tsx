// @vitest-environment happy-dom
import { launchChat } from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeChat, openChat } from '../../chatDock.ts';
import { endSession } from '../../session.ts';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
let server: FakeServer;

const answer = (chatUrl: string): void => {
  const value = answerOf(launchChat, { chatUrl });
  server.on(launchChat.path, () => ({ value }));
};
const frame = () => screen.findByTitle<HTMLIFrameElement>('Chat room', {}, patience);
const asked = () => server.pathsOf(launchChat.path).map(({ input }) => input);

async function open(roomId?: string): Promise<void> {
  enterAs('member', server);
  await showPage('/', server.start);
  act(() => openChat(roomId));
}
/** What the chat's page tells the one around it. */
async function tell(news: unknown): Promise<void> {
  const { contentWindow } = await frame();
  const event = new MessageEvent('message', { data: news });
  Object.defineProperty(event, 'source', { value: contentWindow });
  act(() => void window.dispatchEvent(event));
}

beforeEach(async () => {
  sessionStorage.clear();
  /* The page of the chat is a program of its own. */
  const { settings } = Reflect.get(window, 'happyDOM') as { settings: { disableIframePageLoading: boolean } };
  settings.disableIframePageLoading = true;
  server = await fakeServer();
  server.answerAll();
});
afterEach(() => {
  act(closeChat);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the room that it was opened for, in a frame that has no origin', async () => {
  answer('/chat/#ticket=one');
  await open('3');
  const { src, sandbox } = await frame();
  expect(src).toBe(`${window.location.origin}/chat/#ticket=one`);
  expect(String(sandbox)).not.toContain('allow-same-origin');
  expect(asked()).toEqual([{ roomId: '3', language: 'EN', theme: 'dark' }]);
});

it('says that it did not open, and opens when it is asked again', async () => {
  server.on(launchChat.path, () => ({ code: 'unknown_error', status: 500 }));
  await open();
  await seeText('The chat did not open');
  answer('/chat/#ticket=two');
  await press('Try again');
  expect((await frame()).src).toContain('ticket=two');
});

it.each([
  ['chat_closed', 'The chat is closed'],
  ['in_need_true_account', 'Please Register An Account First'],
] as const)('says why it may not be opened: %s', async (code, text) => {
  server.on(launchChat.path, () => ({ code, message: '', status: 403 }));
  await open();
  await seeText(text);
  expect(screen.queryByTitle('Chat room')).toBeNull();
});

it('loads no page but that of the house, whatever was answered', async () => {
  answer('https://elsewhere.invalid/chat/#ticket=one');
  await open();
  await seeText('The chat did not open');
  expect(screen.queryByTitle('Chat room')).toBeNull();
});

it('says how much is unread while it is folded, and begins anew when its page asks for it', async () => {
  answer('/chat/#ticket=one');
  await open();
  await tell({ type: 'chat.unread', count: 120 });
  await seeText('99+');
  fireEvent.keyDown(screen.getByRole('region', { name: 'Chat' }), { key: 'Escape' });
  expect(await screen.findByRole('button', { name: 'Unfold the chat' })).toBeTruthy();
  answer('/chat/#ticket=three');
  await tell({ type: 'chat.reopen' });
  await waitFor(async () => expect((await frame()).src).toContain('ticket=three'), patience);
});

it('leaves with the member', async () => {
  answer('/chat/#ticket=one');
  await open();
  await frame();
  act(() => endSession('loggedOut'));
  expect(screen.queryByTitle('Chat room')).toBeNull();
});
