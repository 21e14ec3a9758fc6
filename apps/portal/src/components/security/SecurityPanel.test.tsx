// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueries } from '../../createQueries.ts';
import { createWords } from '../../i18n/createWords.ts';
import { loadDictionary } from '../../i18n/loadDictionary.ts';
import { startWords } from '../../i18n/words.ts';
import { closeLayer, useLayer } from '../../layer.ts';
import { endSession, readSession, restoreSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { startBrand, StartContext } from '../../useBrand.ts';
import { SecurityPanel } from './SecurityPanel.tsx';

const patience = { timeout: 60_000 };
let server: FakeServer;

const row = (id: string, changes: object) => ({
  id,
  kind: 'session',
  isThis: false,
  isLive: true,
  address: '203.0.113.*',
  country: 'MY',
  browser: `Browser ${id}`,
  createdAt: '2026-03-05T09:07:00.000Z',
  lastSeenAt: '2026-03-05T09:07:00.000Z',
  ...changes,
});

beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  server.on('/wps/member/listSessions', () => ({
    value: [
      row('here', { isThis: true }),
      row('there', {}),
      row('phone', { kind: 'device' }),
      row('old', { isLive: false }),
    ],
  }));
  server.on('/wps/member/endDevice', () => ({ value: {} }));
  server.on('/wps/member/endDevices', () => ({ value: {} }));
  server.on('/wps/member/info/icon', ({ icon }) => ({
    value: icon === undefined ? { icon: 'panda', icons: ['panda', 'tiger'] } : { icon },
  }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
  startBrand(server.start.status);
  restoreSession();
  const words = startWords(createWords('EN', loadDictionary));
  await words.need(['account', 'error', 'shell']);
  render(
    <StartContext value={server.start}>
      <QueryClientProvider client={createQueries(server.start)}>
        <I18nProvider i18n={words.i18n}>
          <SecurityPanel />
        </I18nProvider>
      </QueryClientProvider>
    </StartContext>,
  );
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

test('other browsers can be signed out, this one and those that ended cannot', async () => {
  await screen.findByText(/Browser there/, {}, patience);
  const buttons = screen.getAllByRole('button', { name: 'Sign out there' });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[0] as HTMLElement);
  await waitFor(() => expect(server.pathsOf('/endDevice')[0]?.input).toEqual({ id: 'there' }), patience);
  await waitFor(() => expect(server.pathsOf('/listSessions').length).toBe(2), patience);
});

test('a sign-in of somebody else ends everything but this browser, and leads to a new password', async () => {
  const { result: layer } = renderHook(() => useLayer());
  await screen.findByText(/Browser old/, {}, patience);
  const buttons = screen.getAllByRole('button', { name: 'That was not me' });
  expect(buttons).toHaveLength(3);
  fireEvent.click(buttons[2] as HTMLElement);
  await waitFor(() => expect(layer.current).toEqual({ name: 'changePassword' }), patience);
  expect(server.pathsOf('/endDevices')).toHaveLength(1);
  expect(server.pathsOf('/endDevice')).toEqual([]);
  act(() => closeLayer());
});

test('it leads to a new password also where the sessions could not be ended, and says so', async () => {
  const { result: layer } = renderHook(() => useLayer());
  server.on('/wps/member/endDevices', () => ({ code: 'overloaded', status: 503 }));
  await screen.findByText(/Browser there/, {}, patience);
  fireEvent.click(screen.getAllByRole('button', { name: 'That was not me' })[0] as HTMLElement);
  await waitFor(() => expect(layer.current).toEqual({ name: 'changePassword' }), patience);
  act(() => closeLayer());
});

test('another avatar is chosen and kept', async () => {
  const tiger = await screen.findByRole('radio', { name: 'Choose avatar 2' }, patience);
  fireEvent.click(tiger);
  await waitFor(() => expect(readSession().member?.icon).toBe('tiger'), patience);
  expect(server.pathsOf('/info/icon').at(-1)).toMatchObject({ method: 'POST', input: { icon: 'tiger' } });
});

test('an avatar that the server refuses is taken back', async () => {
  const tiger = await screen.findByRole<HTMLInputElement>('radio', { name: 'Choose avatar 2' }, patience);
  server.on('/wps/member/info/icon', () => ({ code: 'icon_unknown', status: 400 }));
  fireEvent.click(tiger);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose avatar 1' }).checked).toBe(true),
  );
  expect(readSession().member?.icon).toBe('panda');
});

test('the code for the phone is shown when asked for, and only while it is worth something', async () => {
  server.on('/wps/session/createHandOver', () => ({ value: { url: 'https://play.example/?token=x', seconds: 2 } }));
  expect(screen.queryByRole('img', { name: 'Continue on your phone' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show code' }));
  await screen.findByRole('img', { name: 'Continue on your phone' }, patience);
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Continue on your phone' })).toBeNull(), patience);
  expect(screen.getByRole('button', { name: 'Show code' })).toBeDefined();
});
