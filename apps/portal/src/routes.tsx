import type { ComponentType } from 'react';
import { NotFoundScreen } from './components/NotFoundScreen.tsx';
import type { WordArea, WordKey } from './i18n/WordKey.ts';
import { needWords } from './i18n/words.ts';
import type { Path, Searches } from './paths.ts';
import type { ScreenLoader } from './router/createRouter.ts';
import { hrefOf } from './router/hrefOf.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { readToken } from './session.ts';

/** How much of the shell a screen is shown in: all of it, the header alone, or nothing but the screen. */
export type FrameKind = 'full' | 'entry' | 'stage';

export type Screen = {
  frame: FrameKind;
  title: WordKey;
  load(): Promise<ComponentType>;
  /** Rendered on the server for everyone; other screens need a session and begin in the browser. */
  isPublic?: boolean;
  /** True where nobody may come without logging in. */
  needsSession?(search: Record<string, unknown>): boolean;
};

/** A screen in a chunk of its own, which arrives together with its words. */
const lazy =
  <Name extends string>(
    load: () => Promise<Record<Name, ComponentType>>,
    name: Name,
    areas: readonly WordArea[],
  ): (() => Promise<ComponentType>) =>
  () =>
    Promise.all([load(), needWords(areas)]).then(([module]) => module[name]);

/** The only list of screens. */
export const screens: Record<Path, Screen> = {
  '/': { frame: 'full', title: 'home.title', load: async () => HomeScreen, isPublic: true },
  '/rng': {
    frame: 'full',
    title: 'shell.slotsTitle',
    load: lazy(() => import('./screens/games/SlotLobbyScreen.tsx'), 'SlotLobbyScreen', ['games']),
    isPublic: true,
  },
  '/login': {
    frame: 'entry',
    title: 'shell.login',
    load: lazy(() => import('./screens/account/LoginScreen.tsx'), 'LoginScreen', ['account', 'error']),
    isPublic: true,
  },
  '/register': {
    frame: 'entry',
    title: 'shell.join',
    load: lazy(() => import('./screens/account/RegisterScreen.tsx'), 'RegisterScreen', ['account', 'error']),
    isPublic: true,
  },
  '/member': {
    frame: 'full',
    title: 'shell.memberTitle',
    load: lazy(() => import('./screens/records/MemberScreen.tsx'), 'MemberScreen', [
      'records',
      'wallet',
      'games',
      'error',
    ]),
    needsSession: () => true,
  },
  '/seamless': {
    frame: 'stage',
    title: 'shell.theatreTitle',
    load: lazy(() => import('./screens/theatre/TheatreScreen.tsx'), 'TheatreScreen', [
      'theatre',
      'wallet',
      'records',
      'games',
      'error',
    ]),
    needsSession: (search) => (search as Searches['/seamless']).mode !== 'fun',
  },
};

/** What an address without a screen shows. */
export const notFound: Screen = {
  frame: 'full',
  title: 'shell.notFoundTitle',
  load: async () => NotFoundScreen,
  isPublic: true,
};

export const screenAt = (path: Path | undefined): Screen => (path === undefined ? notFound : screens[path]);

/** Loads screens, and sends guests to the login, from where they come back. */
export const screenLoader: ScreenLoader = {
  load: ({ path }) => screenAt(path).load(),
  redirect: ({ path, search, href }) =>
    screenAt(path).needsSession?.(search) === true && readToken() === undefined
      ? hrefOf({ to: '/login', search: { redirect: href } })
      : undefined,
};
