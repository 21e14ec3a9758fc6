// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listRounds } from '@baize/contract';
import type { round as roundShape } from '@baize/contract';
import type * as z from 'zod/mini';
import { endSession } from '../../session.ts';
import { startTheme } from '../../theme.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const since = new Date(Date.now() - 61 * 60_000).toISOString();
let server: FakeServer;

beforeAll(() =>
  Promise.all([import('./TheatreScreen.tsx'), import('./RealityCheck.tsx'), import('@baize/ui/Toaster')]),
);
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

type Told = z.input<typeof roundShape>;

const left: Told = {
  ...{ id: '41', vassalage: 'studio', vendorName: 'Studio', gameCode: 'dragon-eight', image: '', round: 'r-41' },
  ...{ gameName: { EN: 'Dragon Eight', CN: '龙八' }, currency: 'CNY', isFree: false, startedAt: since },
  ...{ bet: '2', validBet: '0', win: '0', net: '-2', status: 'open', endedAt: null },
};
const finished: Told = {
  ...left,
  ...{ validBet: '2', win: '5', net: '3', status: 'won', endedAt: new Date().toISOString() },
};
const listOf = (one: Told) => {
  const totals = { rounds: 1, bet: one.bet, validBet: one.validBet, win: one.win, net: one.net };
  const page = { content: [one], pageNum: 1, totalPages: 1, totalRows: 1 };
  return { value: { page, pageTotals: totals, grandTotals: totals } };
};

it('keeps time, net and stake over a reload, and says that the round left in the middle was finished', async () => {
  let stands = left;
  const play = { since, now: new Date().toISOString(), currency: 'CNY', reminderMinutes: 90 };
  server.on('/wps/limits/getPlay', () => ({ value: { ...play, rounds: 12, staked: '60', won: '24', net: '-36' } }));
  server.on(listRounds.path, () => listOf(stands));
  const { queries } = await showPage('/seamless?vassalage=studio&gameCode=dragon-eight', server.start);
  const strip = within(await screen.findByRole('region', { name: 'This session' }, patience));
  await waitFor(() => expect(strip.getByText('¥60.00')).toBeTruthy(), patience);
  expect(strip.getByText('−¥36.00')).toBeTruthy();
  expect(strip.getByRole('timer').textContent).toMatch(/^1:01:\d\d$/);
  /* What the strip asks the record for begins when the session began, however often the page is loaded. */
  await waitFor(() => expect(server.pathsOf(listRounds.path).at(-1)?.input['from']).toBe(since), patience);
  const listed = () => queries.getQueriesData({ queryKey: [listRounds.id] }).some(([, data]) => data !== undefined);
  await waitFor(() => expect(listed()).toBe(true), patience);
  expect(screen.queryByText('Your open round was finished')).toBeNull();
  stands = finished;
  await act(() => queries.refetchQueries({ queryKey: [listRounds.id] }));
  expect(await screen.findByText('Your open round was finished', {}, patience)).toBeTruthy();
  expect(screen.getByText('Stake ¥2.00, result +¥3.00.')).toBeTruthy();
});
