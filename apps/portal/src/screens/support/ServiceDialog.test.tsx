// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closeLayer } from '../../layer.ts';
import { openService } from '../../components/openService.ts';
import { endSession } from '../../session.ts';
import { fakeServer, playerInfo } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const path = '/wps/feedback/createLetter';

beforeAll(() => Promise.all([import('../../components/OpenLayer.tsx'), import('./ServiceDialog.tsx')]));
afterEach(() => {
  cleanup();
  closeLayer();
  endSession('loggedOut');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open() {
  const server = await fakeServer();
  await showPage('/', server.start);
  act(() => openService());
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }, patience));
  return { server, dialog };
}
type Part = Awaited<ReturnType<typeof open>>['dialog'];
const type = (dialog: Part, name: RegExp, value: string): void =>
  void fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
const press = (dialog: Part): Promise<void> => act(async () => dialog.getByRole('button', { name: 'Send' }).click());

it('sends what a guest wrote after the bot check, and says by which number it is known', async () => {
  const { server, dialog } = await open();
  server.on(path, () => ({ value: { number: 'K7QX4M2A' } }));
  type(dialog, /E-mail/, ' ann@example.com ');
  type(dialog, /What can we do/, ' I cannot log in any more. ');
  await press(dialog);
  expect(await dialog.findByText(/K7QX4M2A/, {}, patience)).toBeTruthy();
  const [sent] = server.pathsOf(path);
  expect(sent?.input).toMatchObject({
    ...{ name: '', email: 'ann@example.com', content: 'I cannot log in any more.', language: 'EN' },
    botCheck: expect.any(String),
  });
  expect(server.pathsOf('/getBotChallenge')[0]?.input).toEqual({ action: 'contact' });
});

it('says what is missing, and sends nothing', async () => {
  const { server, dialog } = await open();
  type(dialog, /E-mail/, 'ann at example');
  type(dialog, /What can we do/, 'Too short');
  await press(dialog);
  expect(dialog.getByText('Please enter an e-mail address that we can answer to.')).toBeTruthy();
  expect(dialog.getByText('Please write 10 to 500 characters.')).toBeTruthy();
  expect(server.calls.filter(({ path: asked }) => asked === path)).toEqual([]);
});

it('keeps what was typed after a refusal, sends the same letter again, and another one once a word is changed', async () => {
  const { server, dialog } = await open();
  server.on(path, () => ({ code: 'too_many_requests', status: 429 }));
  type(dialog, /E-mail/, 'ann@example.com');
  type(dialog, /What can we do/, 'I cannot log in any more.');
  const ids = () => server.pathsOf(path).map(({ input }) => input['requestId']);
  for (const turn of [1, 2]) {
    await press(dialog);
    await waitFor(() => expect(ids()).toHaveLength(turn), patience);
    expect(await dialog.findByText('Too many attempts. Please wait a moment.', {}, patience)).toBeTruthy();
  }
  type(dialog, /What can we do/, 'I still cannot log in.');
  await press(dialog);
  await waitFor(() => expect(ids()).toHaveLength(3), patience);
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('leads members to feedback, whose answers they find among their messages', async () => {
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
  const { dialog } = await open();
  expect(dialog.queryByRole('form')).toBeNull();
  act(() => dialog.getByRole('button', { name: 'Write to us' }).click());
  expect(await screen.findByRole('dialog', { name: /Feedback/ }, patience)).toBeTruthy();
});

it('stands below the login, for who cannot get in', async () => {
  const server = await fakeServer();
  await showPage('/login', server.start);
  act(() => screen.getByRole('button', { name: 'Customer service' }).click());
  expect(await screen.findByRole('form', { name: 'Letter to customer service' }, patience)).toBeTruthy();
});

it('is a window of its own where the brand has a service elsewhere', async () => {
  const opened = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal('open', opened);
  const service = 'https://help.example/';
  const server = await fakeServer({ info: { customerService: service } });
  await showPage('/', server.start);
  act(() => openService());
  const [url, name, features] = opened.mock.calls[0] ?? [];
  expect([url, name]).toEqual([service, 'customerService']);
  expect(features).toMatch(/width=440,height=750.*noopener/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes away with the way that was taken', async () => {
  const { server, dialog } = await open();
  server.answerAll();
  act(() => dialog.getByRole('link', { name: /Contact/ }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
});
