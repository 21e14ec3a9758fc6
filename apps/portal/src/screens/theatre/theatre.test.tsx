// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchGame } from '@baize/contract';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';

const patience = { timeout: 60_000 };
const [dragon] = testStart().games.content;
if (dragon === undefined) throw new Error('The test start has no games.');
const game = { ...dragon, nodeId: '11' };
const theatre = '/seamless?vassalage=studio&gameCode=dragon-eight';
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./TheatreScreen.tsx'),
    import('../../components/FavouriteKeeper.tsx'),
    import('../../components/OpenLayer.tsx'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  server.answerAll();
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '100', currency: 'CNY', version: '1', isSingle: 1 },
  }));
  const now = new Date().toISOString();
  server.on('/wps/limits/getPlay', () => ({
    value: {
      ...{ since: now, now, currency: 'CNY', reminderMinutes: 60 },
      ...{ rounds: 0, staked: '0', won: '0', net: '0' },
    },
  }));
  server.on('/wps/member/info', () => ({ value: playerInfo }));
  server.on(launchGame.path, () => ({ value: { url: 'about:blank', game } }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  closeLayer();
  vi.unstubAllGlobals();
});

describe('the bar and the strip of the stage', () => {
  it('mark the game among the favourites', async () => {
    await showPage(theatre, server.start);
    const heart = await screen.findByRole('button', { name: 'Add to favourites: Dragon Eight' }, patience);
    act(() => heart.click());
    expect(await screen.findByRole('button', { name: 'Remove from favourites: Dragon Eight' }, patience)).toBeTruthy();
    await waitFor(() => expect(server.pathsOf('addFavGame')[0]?.input).toEqual({ nodeId: '11' }), patience);
  });

  it('state what is known of the game, and where its rounds can be checked', async () => {
    await showPage(theatre, server.start);
    const strip = within(await screen.findByRole('region', { name: 'This session' }, patience));
    const fair = strip.getByRole('link', { name: /^Fair.*Open the verifier$/ });
    expect(fair.getAttribute('href')).toBe(server.start.content.verifierUrl);
    const rules = await screen.findByRole('button', { name: 'Rules' }, patience);
    act(() => rules.click());
    const dialog = within(await screen.findByRole('dialog', { name: 'Dragon Eight: rules' }, patience));
    expect(dialog.getByText('95.99%')).toBeTruthy();
    expect(dialog.getByText('Lines').nextElementSibling?.textContent).toBe('25');
    expect(dialog.getByRole('link', { name: /^Fair.*Open the verifier$/ })).toBeTruthy();
  });

  it('lead to a break over the game, from the strip and, on a phone, from the session', async () => {
    const { router } = await showPage(theatre, server.start);
    const strip = within(await screen.findByRole('region', { name: 'This session' }, patience));
    act(() => strip.getByRole('button', { name: 'Take a break' }).click());
    expect(await screen.findByRole('heading', { name: 'Safer play' }, patience)).toBeTruthy();
    expect(router.get().place.path).toBe('/seamless');
    act(closeLayer);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Safer play' })).toBeNull(), patience);
    act(() => strip.getByRole('button', { name: 'History' }).click());
    const session = within(await screen.findByRole('dialog', { name: 'This session' }, patience));
    act(() => session.getByRole('button', { name: 'Take a break' }).click());
    expect(await screen.findByRole('heading', { name: 'Safer play' }, patience)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'This session' })).toBeNull();
  });
});
