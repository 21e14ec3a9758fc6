// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { startTheme } from '../../theme.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const since = new Date(Date.now() - 61 * 60_000).toISOString();
let server: FakeServer;

beforeAll(() => Promise.all([import('./TheatreScreen.tsx'), import('./RealityCheck.tsx')]));
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '100', currency: 'CNY', version: '1', isSingle: 1 },
  }));
  server.on('/wps/member/info', () => ({ value: playerInfo }));
  server.on('/wps/limits/getPlay', () => ({
    value: {
      ...{ since, now: new Date().toISOString(), currency: 'CNY' },
      ...{ rounds: 12, staked: '60', won: '24', net: '-36', reminderMinutes: 60 },
    },
  }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps the theatre dark for who likes it light, with its layers, and gives the colours back on leaving', async () => {
  startTheme('light');
  const { router } = await showPage('/seamless?vassalage=studio&gameCode=dragon-eight', server.start);
  const theme = () => document.documentElement.dataset['theme'];
  await screen.findByRole('dialog', { name: 'You have been playing for 1:01' }, patience);
  expect(theme()).toBe('dark');
  await act(async () => router.go('/promotions'));
  await waitFor(() => expect(theme()).toBe('light'), patience);
  startTheme('dark');
});

it('stops a running game at the chosen interval with time, stake and result, once for each interval', async () => {
  await showPage('/seamless?vassalage=studio&gameCode=dragon-eight', server.start);
  const check = await screen.findByRole('dialog', { name: 'You have been playing for 1:01' }, patience);
  for (const [label, value] of [
    ['Rounds', '12'],
    ['Staked', '¥60.00'],
    ['Won', '¥24.00'],
    ['Result', '−¥36.00'],
  ] as const) {
    expect(within(check).getByText(label).nextSibling?.textContent).toBe(value);
  }
  await act(async () => within(check).getAllByRole('button', { name: 'Keep playing' }).at(-1)?.click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  expect(sessionStorage.getItem('realityRead')?.startsWith(since)).toBe(true);
});
