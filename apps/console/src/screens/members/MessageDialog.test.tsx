// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessageDialog } from './MessageDialog.tsx';
import { showInConsole } from '../../testing/showInConsole.tsx';

type Sent = { requestId: string; memberId: string; title: string; content: string };
let sent: Sent[] = [];
let isLineDown = false;
const close = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  isLineDown = false;
  vi.stubGlobal('fetch', async (_path: string, init?: { body?: string }) => {
    sent.push(JSON.parse(init?.body ?? '') as Sent);
    if (isLineDown) throw new TypeError('The line is down.');
    return Response.json({ success: true, value: { id: '1' }, message: '', code: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(): void {
  showInConsole(<MessageDialog memberId="7" account="player1" onClose={close} />);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());

it('sends title and text to the member and closes', async () => {
  show();
  type('Title', '  Your bonus ');
  type('Text', 'It is here.\nEnjoy.');
  await send();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toMatchObject([{ memberId: '7', title: 'Your bonus', content: 'It is here.\nEnjoy.' }]);
});

it('sends nothing without both of them', async () => {
  show();
  type('Title', '   ');
  type('Text', 'Text');
  await send();
  expect(sent).toEqual([]);
  expect(close).not.toHaveBeenCalled();
});

it('keeps the words when the line breaks, and is the same message when sent again; other words are another one', async () => {
  show();
  isLineDown = true;
  type('Title', 'Title');
  type('Text', 'Text');
  await send();
  await screen.findByText(/server cannot be reached/);
  await send();
  type('Text', 'Other text');
  await send();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(close).not.toHaveBeenCalled();
});
