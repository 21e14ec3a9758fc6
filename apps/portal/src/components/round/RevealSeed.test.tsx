// @vitest-environment happy-dom
import { closeSeed, getRound } from '@baize/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const started = '2026-03-05T06:02:09.000Z';
const round = {
  ...{
    id: '41',
    vassalage: 'studio',
    vendorName: 'Studio',
    gameCode: 'dragon-eight',
    image: '/tile.webp',
    round: 'r-41',
  },
  ...{ gameName: { EN: 'Dragon Eight', CN: '龙八' }, currency: 'CNY', isFree: false, startedAt: started },
  ...{ bet: '2', validBet: '2', win: '0', net: '-2', status: 'lost', endedAt: started },
};
const hidden = {
  ...{ serverSeedHash: 'ab'.repeat(32), serverSeed: null, clientSeed: 'mine', nonce: '7' },
  verifyUrl: 'http://studio.test/verify/?round=r-41&k=key&lang=en',
};
const shown = { ...hidden, serverSeed: 'cd'.repeat(32) };
let server: FakeServer;

beforeAll(() => Promise.all([import('../../screens/records/MemberScreen.tsx'), import('@baize/ui/Toaster')]));
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  const totals = { rounds: 1, bet: '2', validBet: '2', win: '0', net: '-2' };
  const page = { content: [round], pageNum: 1, totalPages: 1, totalRows: 1 };
  server.on('/lgw/vendors/listRounds', () => ({ value: { page, pageTotals: totals, grandTotals: totals } }));
  server.on(getRound.path, () => ({ value: { round, entries: [], replayUrl: null, proof: hidden } }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab that notes where it was led. */
function openTab() {
  const tab = {
    opener: window as Window | null,
    location: { replace: vi.fn<(href: string) => void>() },
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

async function pressReveal(): Promise<void> {
  await showPage('/member?page=personalHistoryCopy', server.start);
  const [row] = await screen.findAllByRole('button', { name: /Dragon Eight/ }, patience);
  act(() => row?.click());
  const button = await screen.findByRole('button', { name: 'Reveal and verify' }, patience);
  fireEvent.click(button);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Reveal the server seed?' }, patience));
  expect(asked.getByText(/A new seed begins with your next round/)).toBeTruthy();
  expect(server.pathsOf(closeSeed.path)).toHaveLength(0);
  await act(async () => asked.getByRole('button', { name: 'Reveal and verify' }).click());
}

it('reveals the seed after saying what that means, and leads the tab that it opened to the check', async () => {
  server.on(closeSeed.path, () => ({ value: { proof: shown } }));
  const tab = openTab();
  await pressReveal();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1), patience);
  expect(server.pathsOf(closeSeed.path)[0]?.input).toEqual({ id: '41', language: 'EN' });
  const url = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '');
  expect(url.href.startsWith(shown.verifyUrl)).toBe(true);
  const look = new URLSearchParams(url.hash.slice(1));
  expect([look.get('brand'), look.get('home')]).toEqual(['Baize', window.location.origin]);
  expect(tab.opener).toBeNull();
  expect(await screen.findByText(shown.serverSeed, {}, patience)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Verify in this browser/ }).getAttribute('href')).toContain(shown.verifyUrl);
});

it('says why the seed was not revealed, and closes the tab', async () => {
  server.on(closeSeed.path, () => ({ code: 'seed_in_use', status: 409 }));
  const tab = openTab();
  await pressReveal();
  expect(await screen.findByText('The seed was not revealed.', {}, patience)).toBeTruthy();
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
});
