// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../alert.ts';
import { favourites } from '../favourites.ts';
import { closeLayer } from '../layer.ts';
import { endSession } from '../session.ts';
import { fakeServer, openedSession } from '../testing/fakeServer.ts';
import { showPage } from '../testing/showPage.tsx';
import { testStart } from '../testing/testStart.ts';

const member = {
  ...{ id: '7', account: 'player1', nickname: 'Ann', type: 0, currency: 'CNY', language: 'EN' },
  ...{ icon: '', needsPasswordChange: false },
};
const patience = { timeout: 60_000 };
const { games } = testStart();
const content = games.content.map((game, at) => ({ ...game, nodeId: String(at + 11) }));
const start = testStart({ games: { ...games, content } });
const [dragon, reef] = content;
if (dragon === undefined || reef === undefined) throw new Error('The test start has no games.');

let marked: string[] = [];
let calls: string[] = [];
/** What the lists of own games were asked by. */
let asked: string[] = [];
/** What the next mark is answered with, once it is let go. */
let answer: Promise<boolean> = Promise.resolve(true);

beforeAll(() =>
  Promise.all([
    import('./FavouriteKeeper.tsx'),
    import('../screens/games/OwnGames.tsx'),
    import('./OpenLayer.tsx'),
    import('../screens/account/LoginPopup.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  [marked, calls, asked, answer] = [[], [], [], Promise.resolve(true)];
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(member));
  vi.stubGlobal('fetch', async (address: string, init: { method?: string; body?: string } = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const ok = (value: unknown) => Response.json({ success: true, value, message: '', code: 'ok' });
    if (pathname.endsWith('FavGame')) {
      calls.push(`${init.method} ${pathname}${search} ${init.body ?? ''}`);
      if (await answer) return ok({ nodeId: 'x' });
      return Response.json({ success: false, value: null, message: '', code: 'favourites_full' });
    }
    if (pathname === '/lgw/games/favGames') return ok({ ids: marked.map((nodeId) => ({ nodeId })) });
    if (pathname.endsWith('GameList')) asked.push(`${pathname.split('/').at(-1)}${search}`);
    if (pathname === '/lgw/games/favGameList') {
      const pageNum = Number(new URLSearchParams(search).get('pageNum') ?? '1');
      return ok({ content: [pageNum === 1 ? dragon : reef], pageNum, totalPages: 2, totalRows: 2 });
    }
    if (pathname === '/lgw/games/recentGameList') return ok({ list: search.includes('vassalage=other') ? [] : [reef] });
    if (pathname === '/wps/member/info') return ok(member);
    if (pathname === '/wps/v2/wallets/balance') return ok({ balance: '1', currency: 'CNY', version: '1', isSingle: 1 });
    return Response.json({ success: false, value: null, message: '', code: 'unknown_error' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  endSession('loggedOut');
  closeLayer();
  closeAlert();
  favourites.set(undefined);
  vi.unstubAllGlobals();
});

const heart = (name: RegExp) => screen.findByRole('button', { name }, patience);

describe('the heart of a game', () => {
  it('[GAME-06] [CALL-35] [CALL-36] changes at once, and the server is told then', async () => {
    let letGo: (isTaken: boolean) => void = () => undefined;
    answer = new Promise((resolve) => (letGo = resolve));
    await showPage('/rng', start);
    const add = await heart(new RegExp(`^Add to favourites: ${dragon.name.EN}`));
    expect(add.getAttribute('aria-pressed')).toBe('false');
    act(() => add.click());
    const remove = await heart(new RegExp(`^Remove from favourites: ${dragon.name.EN}`));
    await act(async () => letGo(true));
    await waitFor(() => expect(calls).toEqual([`POST /lgw/games/addFavGame {"nodeId":"${dragon.nodeId}"}`]), patience);
    act(() => remove.click());
    await waitFor(
      () => expect(calls[1]?.trim()).toBe(`DELETE /lgw/games/removeFavGame?nodeId=${dragon.nodeId}`),
      patience,
    );
  });

  it('is taken back with the words of a refusal', async () => {
    answer = Promise.resolve(false);
    await showPage('/rng', start);
    const add = await heart(new RegExp(`^Add to favourites: ${dragon.name.EN}`));
    act(() => add.click());
    expect(await screen.findByText(/as many games as there can be/, undefined, patience)).toBeTruthy();
    expect(favourites.get()?.ids.has(dragon.nodeId)).toBe(false);
  });

  it('[ENTITY-36] is set for what the server knows, by nodeId', async () => {
    marked = [reef.nodeId];
    await showPage('/rng', start);
    const set = await heart(new RegExp(`^Remove from favourites: ${reef.name.EN}`));
    expect(set.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the heart of a game, for a guest', () => {
  it('[ROLE-01] asks to log in, and is set then', async () => {
    sessionStorage.clear();
    const server = await fakeServer({ games: { ...games, content } });
    server.on('/wps/session/login', () => ({ value: { ...openedSession, userInfo: member } }));
    server.on('/wps/member/info', () => ({ value: member }));
    server.on('/lgw/games/favGames', () => ({ value: { ids: marked.map((nodeId) => ({ nodeId })) } }));
    server.on('/lgw/games/addFavGame', ({ nodeId }) => {
      marked.push(String(nodeId));
      return { value: { nodeId } };
    });
    await showPage('/rng', server.start);
    const add = await heart(new RegExp(`^Add to favourites: ${dragon.name.EN}`));
    expect(add.getAttribute('aria-pressed')).toBe('false');
    act(() => add.click());
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }, patience));
    expect(dialog.getByText(/to keep your favourites/)).toBeTruthy();
    expect(server.pathsOf('addFavGame')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Username'), { target: { value: 'player1' } });
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret words' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    const remove = await heart(new RegExp(`^Remove from favourites: ${dragon.name.EN}`));
    expect(remove.getAttribute('aria-pressed')).toBe('true');
    expect(server.pathsOf('addFavGame').map(({ input }) => input)).toEqual([{ nodeId: dragon.nodeId }]);
  });
});

describe("a member's own games", () => {
  it('[CALL-31] [ENTITY-37] [CALL-32] are the favourites by pages, and what was played last', async () => {
    await showPage('/rng?own=favourites', start);
    expect(await screen.findByRole('link', { name: dragon.name.EN }, patience)).toBeTruthy();
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }, patience));
    act(() => pages.getByRole('button', { name: 'Page 2' }).click());
    expect(await screen.findByRole('link', { name: reef.name.EN }, patience)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Recent' }).click());
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull(), patience);
    expect(await screen.findByRole('link', { name: new RegExp(`^Play now.*${reef.name.EN}$`) }, patience)).toBeTruthy();
  });

  it('are asked for by what the lobby is filtered by, and the lobby says when nothing is left of them', async () => {
    await showPage('/rng?own=favourites&vassalage=studio&minBet=1&kind=JP&search=dragon&sort=name', start);
    await screen.findByRole('link', { name: dragon.name.EN }, patience);
    const [first = ''] = asked;
    expect(Object.fromEntries(new URLSearchParams(first.replace('favGameList', '')))).toEqual({
      ...{ gameClassify: 'RNG', vassalage: 'studio', minBet: '1', kind: 'JP', search: 'dragon' },
      ...{ sort: 'name', language: 'EN', pageNum: '1', pageSize: '24' },
    });
    cleanup();
    asked = [];
    await showPage('/rng?own=recent&vassalage=other', start);
    expect(await screen.findByText('No games match', undefined, patience)).toBeTruthy();
    expect(asked).toEqual(['recentGameList?gameClassify=RNG&vassalage=other']);
    act(() => screen.getByRole('button', { name: 'Clear filters' }).click());
    expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(content.length);
  });
});
