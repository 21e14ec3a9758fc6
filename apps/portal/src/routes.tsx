import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { Frame } from './components/Frame.tsx';
import { NotFoundScreen } from './components/NotFoundScreen.tsx';
import { ScreenError } from './components/ScreenError.tsx';
import { ScreenPending } from './components/ScreenPending.tsx';
import type { WordArea, WordKey } from './i18n/WordKey.ts';
import { needWords } from './i18n/words.ts';
import { memberPages, type MemberPage } from './paths.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { readToken } from './session.ts';

/** How much of the shell a screen is shown in: all of it, the header alone, or nothing but the screen. */
export type FrameKind = 'full' | 'entry' | 'stage';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameKind;
    title?: WordKey;
    /** Rendered on the server for everyone; other screens need a session and begin in the browser. */
    isPublic?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}

/** A screen in a chunk of its own, which arrives together with its words. */
const lazyScreen = <Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  name: keyof Module & string,
  areas: readonly WordArea[],
) => lazyRouteComponent(() => Promise.all([load(), needWords(areas)]).then(([module]) => module), name);

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenError,
  staticData: { frame: 'full', title: 'shell.notFoundTitle', isPublic: true },
});

const home = (path: '/' | '/index' | '/index.html' | '/home') =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: HomeScreen,
    staticData: { frame: 'full', title: 'home.title', isPublic: true },
  });

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value.slice(0, 64)
    : typeof value === 'number'
      ? String(value)
      : undefined;
const isOn = (value: unknown): true | undefined => (value === 1 || value === '1' || value === true ? true : undefined);

export type LobbySearch = {
  /** The vendor, in lower case. */
  vassalage?: string | undefined;
  search?: string | undefined;
  /** Games that can be played from one unit of currency up. */
  minBet?: true | undefined;
  /** Games with 25 lines or more. */
  lines?: true | undefined;
  sort?: 'name' | undefined;
};

const slots = createRoute({
  getParentRoute: () => root,
  path: '/rng',
  component: lazyScreen(() => import('./screens/games/SlotLobbyScreen.tsx'), 'SlotLobbyScreen', ['games']),
  validateSearch: (search: Record<string, unknown>): LobbySearch => ({
    vassalage: text(search['vassalage'])?.toLowerCase(),
    search: text(search['search']),
    minBet: isOn(search['minBet']),
    lines: isOn(search['lines']),
    sort: search['sort'] === 'name' ? 'name' : undefined,
  }),
  staticData: { frame: 'full', title: 'shell.slotsTitle', isPublic: true },
});

/** Where a login leads: a path of this site, never another one. */
const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyScreen(() => import('./screens/account/LoginScreen.tsx'), 'LoginScreen', ['account', 'error']),
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: ownPath(search['redirect']),
  }),
  staticData: { frame: 'entry', title: 'shell.login', isPublic: true },
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyScreen(() => import('./screens/account/RegisterScreen.tsx'), 'RegisterScreen', ['account', 'error']),
  validateSearch: (
    search: Record<string, unknown>,
  ): { referralCode?: string | undefined; redirect?: string | undefined } => ({
    referralCode: text(search['referralCode']),
    redirect: ownPath(search['redirect']),
  }),
  staticData: { frame: 'entry', title: 'shell.join', isPublic: true },
});

const needSession = ({ location }: { location: { href: string } }): void => {
  if (readToken() === undefined) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
};

const member = createRoute({
  getParentRoute: () => root,
  path: '/member',
  component: lazyScreen(() => import('./screens/records/MemberScreen.tsx'), 'MemberScreen', [
    'records',
    'wallet',
    'games',
    'error',
  ]),
  validateSearch: (
    search: Record<string, unknown>,
  ): { page?: MemberPage | undefined; round?: string | undefined } & Record<string, unknown> => ({
    ...search,
    page: memberPages.find((page) => page === search['page']),
    round: text(search['round']),
  }),
  beforeLoad: needSession,
  staticData: { frame: 'full', title: 'shell.memberTitle' },
});

export type TheatreSearch = { vassalage: string; gameCode: string; mode?: 'fun' | undefined };

const theatre = createRoute({
  getParentRoute: () => root,
  path: '/seamless',
  component: lazyScreen(() => import('./screens/theatre/TheatreScreen.tsx'), 'TheatreScreen', [
    'theatre',
    'wallet',
    'records',
    'games',
    'error',
  ]),
  validateSearch: (search: Record<string, unknown>): TheatreSearch => ({
    vassalage: text(search['vassalage']) ?? '',
    gameCode: text(search['gameCode']) ?? '',
    mode: search['mode'] === 'fun' ? 'fun' : undefined,
  }),
  beforeLoad: ({ search, location }) => {
    if (search.mode !== 'fun') needSession({ location });
  },
  staticData: { frame: 'stage', title: 'shell.theatreTitle' },
});

/** The only list of screens. */
const tree = root.addChildren([
  home('/'),
  home('/index'),
  home('/index.html'),
  home('/home'),
  slots,
  login,
  register,
  member,
  theatre,
]);

/** The router of one page: the browser's history here, a fixed address on the server. */
export function createPortalRouter(history: RouterHistory) {
  return createRouter({
    routeTree: tree,
    history,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: 300,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
    caseSensitive: false,
  });
}
