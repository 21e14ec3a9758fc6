// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkTimeout, loadChunk } from './loadChunk.ts';
import { closeAlert } from './alert.ts';
import { closeLayer } from './layer.ts';
import type { Path } from './paths.ts';
import { createRouter } from './router/createRouter.ts';
import { screens } from './routes.tsx';
import { endSession } from './session.ts';
import { answerCalls } from './testing/answerCalls.ts';
import { showPage } from './testing/showPage.tsx';
import { testBanner } from './testing/testBanner.ts';
import { testStart } from './testing/testStart.ts';
import { isGamePage } from './components/isGamePage.ts';
import type { BannerGroup } from './Start.ts';

const member = {
  ...{ id: '7', account: 'player1', nickname: '', type: 0, currency: 'CNY', language: 'EN', icon: '' },
  needsPasswordChange: false,
};
/** The list of screens as it is written. */
const [source = ''] = Object.values(
  import.meta.glob<string>('./routes.tsx', { query: '?raw', import: 'default', eager: true }),
);
const patience = { timeout: 60_000 };
const help = [
  {
    topic: 'agreement',
    articles: [{ slug: 'user-agreement', title: 'User agreement', content: '<p>Terms</p>', updatedAt: '2026-03-05' }],
  },
  {
    topic: 'money',
    articles: [{ slug: 'deposit', title: 'Depositing', content: '<p>How</p>', updatedAt: '2026-03-05' }],
  },
];

let answers: Record<string, unknown> = {};
const signIn = (changes: Partial<typeof member> = {}): void => {
  answers['/wps/member/info'] = { ...member, ...changes };
  answers['/wps/v2/wallets/balance'] = { balance: '0', currency: 'CNY', version: '1', isSingle: 1 };
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify({ ...member, ...changes }));
};
const shownScreen = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');

it('[LAYOUT-03] puts every page about entering into the frame with a header only', () => {
  const entries = ['/login', '/register', '/forgetPassword', '/changePassword'] as const;
  expect(entries.map((path) => screens[path].frame)).toEqual(['entry', 'entry', 'entry', 'entry']);
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answers = {
    '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [] },
    '/wps/system/helpCenter': help,
    '/lgw/games/games': testStart().games,
  };
  answerCalls(answers);
});
afterEach(() => {
  cleanup();
  closeLayer();
  endSession('loggedOut');
  closeAlert();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the screens', () => {
  it.each([
    ['[ROUTE-11]', '/down', 'info.Download'],
    ['[ROUTE-12]', '/help', 'info.Help'],
    ['[ROUTE-13]', '/helpmc', 'info.Help'],
    ['The page of the terms:', '/terms', 'info.Terms'],
    ['[ROUTE-15]', '/sports', 'games.CategoryLobby'],
    ['[ROUTE-16]', '/live', 'games.CategoryLobby'],
    ['[ROUTE-17]', '/fish', 'games.CategoryLobby'],
    ['[ROUTE-18]', '/pvp', 'games.CategoryLobby'],
    ['[ROUTE-19]', '/esports', 'games.CategoryLobby'],
    ['[ROUTE-20]', '/lott', 'games.CategoryLobby'],
    ['[ROUTE-21]', '/elott', 'games.CategoryLobby'],
    ['[ROUTE-22]', '/rng', 'games.SlotLobby'],
    ['[ROUTE-29]', '/join', 'agent.Join'],
    ['[ROUTE-30]', '/promotions', 'promotions.Promotions'],
    ['[ROUTE-33]', '/agent', 'agent.AgentLanding'],
  ])('%s %s is open to guests', async (_id, path, name) => {
    await showPage(path);
    expect(shownScreen()).toBe(name);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it.each([
    ['[ROUTE-10]', '/member', undefined],
    ['[ROUTE-24]', '/lottery', 'lottery.Hall'],
    ['[ROUTE-25]', '/seaLottery', 'lottery.Hall'],
    ['[ROUTE-26]', '/vnLottery', 'lottery.Hall'],
    ['[ROUTE-31]', '/pointMall', 'points.Mall'],
  ])('%s [ROUTE-27] [ROUTE-35] [ROUTE-36] %s needs a session', async (_id, path, name) => {
    const { router } = await showPage(path);
    expect(router.get().place).toMatchObject({ path: '/login', search: { redirect: path } });
    cleanup();
    signIn();
    const asMember = await showPage(path);
    expect(asMember.router.get().place.pathname).toBe(path);
    if (name !== undefined) expect(shownScreen()).toBe(name);
  });

  it('[ROUTE-32] shows a running game in the page, alone', async () => {
    const { router } = await showPage('/seamless?vassalage=studio&gameCode=reef&mode=fun');
    expect(router.get().place.path).toBe('/seamless');
    expect(shownScreen()).toMatch(/^theatre\./);
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('[A128] [ROUTE-36] [ROLE-07] [ROLE-08] sends a guest to the login from these and from no others', () => {
    const closed = (Object.keys(screens) as Path[]).filter((path) => screens[path].needsSession?.({}) === true);
    expect(closed.sort()).toEqual(
      [
        ...(['/agentHome', '/changePassword', '/lottery', '/member', '/pointMall'] as const),
        ...(['/seaLottery', '/seamless', '/vnLottery'] as const),
      ].sort(),
    );
  });

  it('[ROUTE-08] shows one screen for a forgotten and for a changed password', async () => {
    await showPage('/forgetPassword');
    const forgotten = shownScreen();
    cleanup();
    signIn();
    const { router } = await showPage('/changePassword');
    expect(router.get().place.path).toBe('/changePassword');
    expect(shownScreen()).toBe(forgotten);
    expect(await screens['/forgetPassword'].load()).toBe(await screens['/changePassword'].load());
  });

  it('[ROUTE-14] shows Home for an empty category, and the first category that has vendors to its component', async () => {
    const { router } = await showPage('/');
    expect(router.get().place.path).toBe('/');
    expect(shownScreen()).toBe('home.Home');
    cleanup();
    /* The component of categories, at an address that names none. */
    const { CategoryLobbyScreen } = await import('./screens/games/CategoryLobbyScreen.tsx');
    const load = vi.spyOn(screens['/'], 'load').mockResolvedValue(CategoryLobbyScreen);
    await showPage('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeTruthy();
    load.mockRestore();
  });

  it('has the terms of use on a page of their own, each article in full', async () => {
    await showPage('/terms');
    expect(screen.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeTruthy();
    const article = await screen.findByRole('article', { name: 'User agreement' }, patience);
    expect(article.textContent).toContain('Terms');
  });

  it('[ROUTE-13] [ROUTE-12] [PROD-11] shows the help centre with header and footer, and without them', async () => {
    await showPage('/help');
    expect(await screen.findByRole('heading', { name: 'User agreement', level: 2 }, patience)).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    cleanup();
    await showPage('/helpmc');
    expect(await screen.findByRole('heading', { name: 'User agreement', level: 2 }, patience)).toBeTruthy();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  });

  it('[OTHER-03] [PROD-11] offers the app for each platform that has one, and how it is installed there', async () => {
    const types = ['IOS', 'MOBILECONFIG', 'Android'] as const;
    const install = types.map((type) => ({
      ...{ slug: `install-${type.toLowerCase()}`, title: `Installing on ${type}`, updatedAt: '2026-03-05' },
      content: `<ol><li>Open the ${type} download</li></ol>`,
    }));
    answers['/wps/system/helpCenter'] = [{ topic: 'install', articles: install }];
    const resources = types.map((resourceType) => ({
      ...{ resourceType, url: `https://get.example/${resourceType}`, labelName: '', labelNameEn: '' },
      ...{ version: '3.1', sha256: '' },
    }));
    const { router } = await showPage('/down', testStart({ status: { resources } }));
    const tabs = () => screen.getAllByRole('tab');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['iPhone and iPad', 'iOS profile', 'Android']);
    for (const [at, type] of types.entries()) {
      fireEvent.mouseDown(tabs()[at]!);
      expect(await screen.findByRole('heading', { name: `Installing on ${type}` }, patience)).toBeTruthy();
      const panel = within(screen.getByRole('tabpanel'));
      expect(panel.getByRole('listitem').textContent).toBe(`Open the ${type} download`);
      expect(panel.getByRole('link', { name: /^Get it/ }).getAttribute('href')).toBe(`https://get.example/${type}`);
    }
    expect(router.get().place.href).toBe('/down?device=Android');
    cleanup();
    await showPage('/down?device=mobileconfig', testStart({ status: { resources } }));
    expect(await screen.findByRole('heading', { name: 'Installing on MOBILECONFIG' }, patience)).toBeTruthy();
  });

  it('[ROUTE-03] brings the article that an anchor names into view', async () => {
    const seen: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
      seen.push(this.id);
    });
    await showPage('/help#deposit');
    expect(await screen.findByRole('heading', { name: 'Depositing', level: 2 }, patience)).toBeTruthy();
    await waitFor(() => expect(seen).toContain('deposit'), patience);
    vi.restoreAllMocks();
  });

  it('[ROUTE-33] [ROUTE-34] keeps agents in a layout of their own, and everybody else out of their home', async () => {
    signIn({ type: 41 });
    await showPage('/agentHome');
    expect(shownScreen()).toBe('agent.AgentHome');
    expect(document.querySelector('[data-frame="agent"]')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    cleanup();
    act(() => endSession('loggedOut'));
    signIn({ type: 0 });
    const { router } = await showPage('/agentHome');
    expect(router.get().place.path).toBe('/');
  });

  it('shows the points mall as closed where its module is off', async () => {
    signIn();
    await showPage('/pointMall');
    expect(screen.getByText('The points mall is not open here')).toBeTruthy();
    cleanup();
    await showPage('/pointMall', testStart({ status: { modules: ['PTSYS3'] } }));
    expect(screen.getByRole('tab', { name: 'Rules' })).toBeTruthy();
  });
});

describe('banner groups', () => {
  const pages: [string, string, BannerGroup][] = [
    ['[PAGEKEY-01]', '/', 'w_home'],
    ['[PAGEKEY-02]', '/promotions', 'w_promotions'],
    ['[PAGEKEY-03]', '/rng', 'w_rng'],
    ['[PAGEKEY-03]', '/live', 'w_live'],
    ['[PAGEKEY-03]', '/fish', 'w_fish'],
    ['[PAGEKEY-03]', '/pvp', 'w_pvp'],
    ['[PAGEKEY-03]', '/sports', 'w_sports'],
    ['[PAGEKEY-03]', '/esports', 'w_esports'],
    ['[PAGEKEY-03]', '/elott', 'w_elott'],
    ['[PAGEKEY-03]', '/lott', 'w_lott'],
    ['[PAGEKEY-04]', '/down', 'w_download'],
    ['[PAGEKEY-05]', '/pointMall', 'w_shop'],
    ['[PAGEKEY-06]', '/help', 'w_help'],
    ['[PAGEKEY-11]', '/join', 'w_daili'],
  ];
  const groups = [...new Set(pages.map(([, , group]) => group))];

  it.each(pages)('%s %s shows the group %s and no other', async (_id, path, group) => {
    const banners = groups.map((name) => testBanner(name, { sub: `Words of ${name}` }));
    signIn();
    await showPage(path, testStart({ content: { banners, bannerGroups: groups } }));
    for (const name of groups) {
      expect(screen.queryByText(`Words of ${name}`) !== null, `${name} on ${path}`).toBe(name === group);
    }
  });

  it('asks for the banners of a page that did not come with the first one', async () => {
    answers['/lgw/games/announcements'] = {
      ...{ notices: [], popup: [], promotion: [] },
      banners: [testBanner('w_live', { sub: 'Words of w_live' })],
    };
    const { router } = await showPage('/', testStart({ content: { bannerGroups: ['w_live'] } }));
    await act(() => router.go('/live'));
    expect(await screen.findByText('Words of w_live', {}, patience)).toBeTruthy();
  });
});

describe('chunks', () => {
  it('[LAYOUT-01] loads each of the twelve screens in a chunk of its own, none of them with the home page', async () => {
    const loadedAt = (path: string): string | undefined =>
      new RegExp(`'${path}': \\{[^}]*?import\\('([^']+)'\\)`).exec(source)?.[1];
    const own = ['/promotions', '/pointMall', '/join', '/seamless', '/down', '/register', '/login', '/rng', '/member'];
    const files = [
      ...own.map(loadedAt),
      ...['category', 'lottery', 'password'].map(
        (name) => new RegExp(`const ${name} =[\\s\\S]*?import\\('([^']+)'\\)`).exec(source)?.[1],
      ),
    ];
    expect(files).not.toContain(undefined);
    expect(new Set(files).size).toBe(12);
    const atOnce = [...source.matchAll(/^import .*from '(\.\/screens\/[^']+)'/gm)].map(([, file]) => file);
    expect(atOnce).toEqual(['./screens/home/HomeScreen.tsx']);
  });

  it('[CONST-19] [ERR-27] gives up on a chunk after 120000 ms, and says that it took long', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    vi.useFakeTimers();
    const failed = vi.fn();
    void loadChunk(() => new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkTimeout);
  });

  it.each([
    [new ChunkTimeout(), 'The page took longer time to load'],
    [new TypeError('Failed to fetch dynamically imported module'), 'Network link is abnormal, please try again'],
  ])('[ERR-23] says what is wrong with a screen that did not arrive: %s', async (error, text) => {
    const load = vi.spyOn(screens['/join'], 'load').mockRejectedValue(error);
    await showPage('/join');
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    load.mockRestore();
  });

  it('[ROUTE-37] swallows a navigation that is asked for twice or given up', async () => {
    const faults: unknown[] = [];
    const collect = (fault: unknown): void => void faults.push(fault);
    process.on('unhandledRejection', collect);
    const router = await createRouter({ load: async () => () => null, redirect: () => undefined }, '/', window);
    await Promise.all([router.go('/rng'), router.go('/rng'), router.go('/live'), router.go('/')]);
    await router.go('/');
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', collect);
    expect(faults).toEqual([]);
    expect(router.get().place.path).toBe('/');
  });
});

it('[CONST-16] knows the four pages on which a game is played, in any case', () => {
  for (const path of ['/seamless', '/Lottery', '/vnLottery', '/SEALOTTERY', '/seaLottery/']) {
    expect(isGamePage(path), path).toBe(true);
  }
  for (const path of ['/', '/rng', '/lott', '/elott', '/lottery2']) expect(isGamePage(path), path).toBe(false);
});
