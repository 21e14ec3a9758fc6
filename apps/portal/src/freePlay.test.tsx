// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFreePlay, launchGame } from '@baize/contract';
import { closeAlert } from './alert.ts';
import { closeLayer } from './layer.ts';
import { endSession } from './session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from './testing/fakeServer.ts';
import { showPage } from './testing/showPage.tsx';
import { testStart } from './testing/testStart.ts';

const patience = { timeout: 60_000 };
const { games } = testStart();
const [dragon, reef] = games.content;
if (dragon === undefined || reef === undefined) throw new Error('The test start has no games.');
const theatre = '/seamless?vassalage=studio&gameCode=dragon-eight';
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./screens/theatre/TheatreScreen.tsx'),
    import('./screens/games/SlotLobbyScreen.tsx'),
    import('./components/AlertPopup.tsx'),
    import('./components/OpenLayer.tsx'),
    import('./screens/account/RegisterPopup.tsx'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  const content = [dragon, { ...reef, hasFreePlay: false }];
  server = await fakeServer({ games: { ...games, content } });
  server.answerAll();
  server.on(getFreePlay.path, () => ({ value: { url: 'about:blank', opensIn: 'frame', game: dragon } }));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  closeLayer();
  closeAlert();
  vi.unstubAllGlobals();
});

function signIn(type: number): void {
  const info = { ...playerInfo, type };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
}
const launches = () => server.calls.map(({ path }) => path).filter((path) => path === launchGame.path);
const alert = () => screen.findByRole('alertdialog', undefined, patience);

describe('a trial account', () => {
  beforeEach(() => signIn(4));

  it('[PROD-01] [ROLE-10] plays a game for fun, wherever it is opened from, and the switch says what real play takes', async () => {
    const { router } = await showPage('/rng', server.start);
    const game = await screen.findByRole('link', { name: 'Dragon Eight' }, patience);
    act(() => game.click());
    await waitFor(() => expect(router.get().place.href).toBe(`${theatre}&mode=fun`), patience);
    await screen.findByRole('region', { name: 'Trial account: fun play with the game’s own play money' }, patience);
    const real = await screen.findByRole('radio', { name: 'Real' }, patience);
    act(() => real.click());
    expect((await alert()).textContent).toContain('Please Register An Account First');
    expect(router.get().place.href).toBe(`${theatre}&mode=fun`);
    act(() => screen.getByRole('button', { name: 'Create account' }).click());
    expect(await screen.findByRole('dialog', { name: 'Create account' }, patience)).toBeTruthy();
    expect(launches()).toEqual([]);
  });

  it('[ROLE-10] is told of a game without free play before it leaves the page', async () => {
    const { router } = await showPage('/rng', server.start);
    const game = await screen.findByRole('link', { name: 'Reef' }, patience);
    act(() => game.click());
    const told = within(await alert());
    expect(told.getByText(/This game has no free play/)).toBeTruthy();
    expect(told.getByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(router.get().place.path).toBe('/rng');
  });

  it('[PROD-01] plays for fun at the address of real play too, and is never sent to a launch that has to fail', async () => {
    server.on(getFreePlay.path, () => ({ code: 'no_free_play' }));
    await showPage(theatre, server.start);
    const stage = within(await screen.findByRole('main', undefined, patience));
    expect(await stage.findByText(/This game has no free play/, undefined, patience)).toBeTruthy();
    expect(stage.getByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(stage.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(launches()).toEqual([]);
  });
});

it('leads a guest from a game without free play to the login and back to the game', async () => {
  server.on(getFreePlay.path, () => ({ code: 'no_free_play' }));
  const { router } = await showPage(`${theatre}&mode=fun`, server.start);
  const stage = within(await screen.findByRole('main', undefined, patience));
  const button = await stage.findByRole('button', { name: 'Log in' }, patience);
  act(() => button.click());
  await waitFor(() => expect(router.get().place.path).toBe('/login'), patience);
  expect(new URL(router.get().place.href, 'http://localhost').searchParams.get('redirect')).toBe(theatre);
});
