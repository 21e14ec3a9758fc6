// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  server.on(launchGame.path, () => ({ value: { url: 'about:blank', opensIn: 'frame', game } }));
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

const frameOf = () => screen.findByTitle<HTMLIFrameElement>('Dragon Eight, the game itself', undefined, patience);
const frameNow = () => screen.queryByTitle<HTMLIFrameElement>('Dragon Eight, the game itself');
/** What the game in the frame says; no page is loaded into it here, so that a window stands in for its own. */
const say = (frame: HTMLIFrameElement, type: string) =>
  act(() => {
    Object.defineProperty(frame, 'contentWindow', { value: window, configurable: true });
    const from = { source: window, origin: new URL(frame.src).origin };
    window.dispatchEvent(new MessageEvent('message', { ...from, data: { source: 'baize-studio', type } }));
  });

describe('a game that is long in coming', () => {
  beforeEach(() => {
    let number = 0;
    server.on(launchGame.path, () => ({
      value: { url: `https://v.example/game#${(number += 1)}`, opensIn: 'frame', game },
    }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
  const again = () => act(() => screen.getByRole('button', { name: 'Try again' }).click());

  it('says so after ten seconds and is over after two minutes, and each attempt has an address of its own', async () => {
    await showPage(theatre, server.start);
    const first = await frameOf();
    expect(screen.queryByText(/^Still loading/)).toBeNull();
    pass(10);
    expect(screen.getByText(/^Still loading/)).toBeTruthy();
    expect(frameNow()).toBe(first);
    again();
    expect((await screen.findByTitle<HTMLIFrameElement>(/the game itself$/, undefined, patience)).src).toMatch(/#2$/);
    expect(screen.queryByText(/^Still loading/)).toBeNull();
    pass(120);
    expect(screen.getByText('The page took longer time to load')).toBeTruthy();
    expect(screen.getByText(/dragon-eight/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Other games' }).getAttribute('href')).toBe('/rng');
    expect(frameNow()).toBeNull();
    again();
    const third = await frameOf();
    expect(third.src).toMatch(/#3$/);
    expect(server.pathsOf('gameLaunchFB').length).toBe(3);
    say(third, 'ready');
    pass(240);
    expect(frameNow()).toBe(third);
    expect(screen.queryByText(/longer time|Still loading/)).toBeNull();
  });
});

describe('what is done over a running game', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });

  it('opens the wallet above the same frame, which goes on', async () => {
    await showPage(theatre, server.start);
    const frame = await frameOf();
    say(frame, 'ready');
    act(() => screen.getByRole('button', { name: 'Wallet' }).click());
    expect(await screen.findByRole('dialog', { name: 'Wallet' }, patience)).toBeTruthy();
    expect(frameNow()).toBe(frame);
    act(closeLayer);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Wallet' })).toBeNull(), patience);
    expect(frameNow()).toBe(frame);
    expect(server.pathsOf('gameLaunchFB').length).toBe(1);
  });

  it('fills the screen by its button and by f, and widens by t, but only while the focus is in the bar', async () => {
    const fill = vi.fn(async () => undefined);
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    document.documentElement.requestFullscreen = fill;
    await showPage(theatre, server.start);
    const frame = await frameOf();
    const wide = await screen.findByRole('button', { name: 'Theatre view' }, patience);
    act(() => screen.getByRole('button', { name: 'Full screen' }).click());
    expect(fill).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(wide, { key: 'f' });
    expect(fill).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(wide, { key: 't' });
    expect(screen.getByRole('button', { name: 'Leave theatre view', pressed: true })).toBe(wide);
    for (const key of ['f', 't']) {
      fireEvent.keyDown(wide, { key, ctrlKey: true });
      fireEvent.keyDown(screen.getByRole('main'), { key });
      fireEvent.keyDown(document.body, { key });
    }
    expect(fill).toHaveBeenCalledTimes(2);
    expect(wide.getAttribute('aria-pressed')).toBe('true');
    act(() => wide.click());
    expect(wide.getAttribute('aria-pressed')).toBe('false');
    expect(frameNow()).toBe(frame);
  });

  it('goes back to where the visitor came from, and to the slots where that was nowhere', async () => {
    const { router } = await showPage('/live', server.start);
    await act(() => router.go(theatre));
    await frameOf();
    act(() => screen.getByRole('button', { name: 'Back' }).click());
    await waitFor(() => expect(router.get().place.path).toBe('/live'), patience);
    cleanup();
    const alone = await showPage(theatre, server.start);
    await frameOf();
    act(() => screen.getByRole('button', { name: 'Back' }).click());
    await waitFor(() => expect(alone.router.get().place.path).toBe('/rng'), patience);
  });

  it('asks before it leaves an open round, stays on the same frame, and leaves a closed one at once', async () => {
    const { router } = await showPage(theatre, server.start);
    const frame = await frameOf();
    say(frame, 'ready');
    say(frame, 'roundStarted');
    const close = screen.getByRole('button', { name: 'Close the game' });
    act(() => close.click());
    const asked = within(await screen.findByRole('alertdialog', { name: 'A round is open' }, patience));
    expect(router.get().place.path).toBe('/seamless');
    act(() => asked.getByRole('button', { name: 'Stay' }).click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(frameNow()).toBe(frame);
    act(() => close.click());
    const leave = await screen.findByRole('button', { name: 'Leave' }, patience);
    act(() => leave.click());
    await waitFor(() => expect(router.get().place.path).toBe('/rng'), patience);
    cleanup();
    const other = await showPage(theatre, server.start);
    const next = await frameOf();
    say(next, 'roundStarted');
    say(next, 'roundEnded');
    act(() => screen.getByRole('button', { name: 'Close the game' }).click());
    await waitFor(() => expect(other.router.get().place.path).toBe('/rng'), patience);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a game that may not stand in a frame', () => {
  const launches = () => server.pathsOf('gameLaunchFB').length;
  beforeEach(() => {
    let number = 0;
    server.on(launchGame.path, () => ({ value: { url: `about:blank#${(number += 1)}`, opensIn: 'frame', game } }));
  });
  afterEach(() => vi.useRealTimers());

  it('is opened in a tab of its own at a press, each time at an address of its own', async () => {
    let number = 0;
    server.on(launchGame.path, () => ({ value: { url: `https://v.example/?${(number += 1)}`, opensIn: 'tab', game } }));
    await showPage(theatre, server.start);
    const link = await screen.findByRole('link', { name: 'Open in a new tab' }, patience);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://v.example/?1', '_blank']);
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(screen.queryByTitle('Dragon Eight, the game itself')).toBeNull();
    link.addEventListener('click', (event) => event.preventDefault());
    act(() => link.click());
    const again = await screen.findByRole('button', { name: 'Open it again' }, patience);
    expect(screen.getByText(/open in another tab/)).toBeTruthy();
    act(() => again.click());
    const next = await screen.findByRole('link', { name: 'Open in a new tab' }, patience);
    expect(next.getAttribute('href')).toBe('https://v.example/?2');
  });

  it('never counts as ready because its frame has loaded: the way to a tab is offered beside it', async () => {
    await showPage(theatre, server.start);
    const frame = await frameOf();
    vi.useFakeTimers();
    fireEvent.load(frame);
    act(() => vi.advanceTimersByTime(4_000));
    vi.useRealTimers();
    expect(screen.getByText(/Is the game missing here/)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Open in a new tab' }).click());
    const link = await screen.findByRole('link', { name: 'Open in a new tab' }, patience);
    expect(link.getAttribute('href')).toBe('about:blank#2');
    expect(launches()).toBe(2);
  });

  it('is taken for there once the visitor says so', async () => {
    await showPage(theatre, server.start);
    const frame = await frameOf();
    vi.useFakeTimers();
    fireEvent.load(frame);
    act(() => vi.advanceTimersByTime(4_000));
    vi.useRealTimers();
    act(() => screen.getByRole('button', { name: 'The game is there' }).click());
    expect(screen.queryByText(/Is the game missing here/)).toBeNull();
    expect(await frameOf()).toBe(frame);
    expect(launches()).toBe(1);
  });

  it('goes to a tab if the policy of our own page does not let it into a frame', async () => {
    server.on(launchGame.path, () => ({ value: { url: 'https://v.example/game', opensIn: 'frame', game } }));
    await showPage(theatre, server.start);
    await frameOf();
    const refused = Object.assign(new Event('securitypolicyviolation'), {
      ...{ effectiveDirective: 'frame-src', blockedURI: 'https://v.example' },
    });
    act(() => void document.dispatchEvent(refused));
    const link = await screen.findByRole('link', { name: 'Open in a new tab' }, patience);
    expect(link.getAttribute('href')).toBe('https://v.example/game');
    expect(launches()).toBe(1);
  });
});
