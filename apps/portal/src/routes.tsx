import type { ComponentType } from 'react';
import { NotFoundScreen } from './components/NotFoundScreen.tsx';
import { loadChunk } from './loadChunk.ts';
import type { WordArea, WordKey } from './i18n/WordKey.ts';
import { needWords } from './i18n/words.ts';
import type { Path, Searches } from './paths.ts';
import type { ScreenLoader } from './router/createRouter.ts';
import { hrefOf } from './router/hrefOf.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { readSession, readToken } from './session.ts';
import { readBrand } from './useBrand.ts';

/**
 * How much of the shell a screen is shown in: all of it, the quiet header alone (entry), header and navigation without
 * footer and floating parts (game), the agents' own frame, or nothing but the screen.
 */
export type FrameKind = 'full' | 'entry' | 'game' | 'agent' | 'stage' | 'bare';

export type Screen = {
  frame: FrameKind;
  title: WordKey;
  load(): Promise<ComponentType>;
  /** Rendered on the server for everyone; other screens need a session and begin in the browser. */
  isPublic?: boolean;
  /** True where nobody may come without logging in. */
  needsSession?(search: Record<string, unknown>): boolean;
  /** True where only agents may come; everybody else is at home elsewhere. */
  isForAgents?: boolean;
};

/** A screen in a chunk of its own, which arrives together with its words. */
const lazy =
  <Name extends string>(
    load: () => Promise<Record<Name, ComponentType>>,
    name: Name,
    areas: readonly WordArea[],
  ): (() => Promise<ComponentType>) =>
  () =>
    loadChunk(() => Promise.all([load(), needWords(areas)])).then(([module]) => module[name]);

const always = (): boolean => true;

const category = (title: WordKey): Screen => ({
  frame: 'full',
  title,
  load: lazy(() => import('./screens/games/CategoryLobbyScreen.tsx'), 'CategoryLobbyScreen', ['games', 'home', 'chat']),
  isPublic: true,
});

const lottery = (title: WordKey): Screen => ({
  frame: 'game',
  title,
  load: lazy(() => import('./screens/lottery/HallScreen.tsx'), 'HallScreen', ['lottery', 'account', 'error']),
  needsSession: always,
});

const password = (title: WordKey): Pick<Screen, 'frame' | 'title' | 'load'> => ({
  frame: 'entry',
  title,
  load: lazy(() => import('./screens/account/ForgetPasswordScreen.tsx'), 'ForgetPasswordScreen', ['account', 'error']),
});

/** The only list of screens. */
export const screens: Record<Path, Screen> = {
  '/': { frame: 'full', title: 'home.title', load: async () => HomeScreen, isPublic: true },
  '/rng': {
    frame: 'full',
    title: 'shell.slotsTitle',
    load: lazy(() => import('./screens/games/SlotLobbyScreen.tsx'), 'SlotLobbyScreen', ['games']),
    isPublic: true,
  },
  '/sports': category('shell.category.SPORTS'),
  '/live': category('shell.category.LIVE'),
  '/fish': category('shell.category.FISH'),
  '/pvp': category('shell.category.PVP'),
  '/esports': category('shell.category.ESPORTS'),
  '/lott': category('shell.category.LOTT'),
  '/elott': category('shell.category.ELOTT'),
  '/lottery': lottery('shell.lotteryTitle'),
  '/seaLottery': lottery('shell.seaLotteryTitle'),
  '/vnLottery': lottery('shell.vnLotteryTitle'),
  '/promotions': {
    frame: 'full',
    title: 'shell.promotions',
    load: lazy(() => import('./screens/promotions/PromotionsScreen.tsx'), 'PromotionsScreen', ['promotions', 'error']),
    isPublic: true,
  },
  '/pointMall': {
    frame: 'full',
    title: 'shell.pointMall',
    load: lazy(() => import('./screens/points/MallScreen.tsx'), 'MallScreen', ['points', 'account']),
    needsSession: always,
  },
  '/join': {
    frame: 'full',
    title: 'shell.joinUs',
    load: lazy(() => import('./screens/agent/JoinScreen.tsx'), 'JoinScreen', ['agent']),
    isPublic: true,
  },
  '/down': {
    frame: 'full',
    title: 'shell.download',
    load: lazy(() => import('./screens/info/DownloadScreen.tsx'), 'DownloadScreen', ['info']),
    isPublic: true,
  },
  '/help': {
    frame: 'full',
    title: 'shell.help',
    load: lazy(() => import('./screens/info/HelpScreen.tsx'), 'HelpScreen', ['info']),
    isPublic: true,
  },
  '/terms': {
    frame: 'full',
    title: 'shell.terms',
    load: lazy(() => import('./screens/info/TermsScreen.tsx'), 'TermsScreen', ['info']),
    isPublic: true,
  },
  '/helpmc': {
    frame: 'bare',
    title: 'shell.help',
    load: lazy(() => import('./screens/info/HelpScreen.tsx'), 'HelpScreen', ['info']),
    isPublic: true,
  },
  '/agent': {
    frame: 'agent',
    title: 'shell.agentTitle',
    load: lazy(() => import('./screens/agent/AgentLandingScreen.tsx'), 'AgentLandingScreen', [
      'agent',
      'account',
      'error',
    ]),
    isPublic: true,
  },
  '/agentHome': {
    frame: 'agent',
    title: 'shell.agentHomeTitle',
    load: lazy(() => import('./screens/agent/AgentHomeScreen.tsx'), 'AgentHomeScreen', [
      'agent',
      'team',
      'records',
      'member',
      'games',
      'error',
    ]),
    needsSession: always,
    isForAgents: true,
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
  '/invite': {
    frame: 'entry',
    title: 'shell.inviteTitle',
    load: lazy(() => import('./screens/account/InviteScreen.tsx'), 'InviteScreen', ['account', 'error']),
    isPublic: true,
  },
  '/forgetPassword': { ...password('shell.forgetTitle'), isPublic: true },
  '/changePassword': { ...password('shell.changeTitle'), needsSession: always },
  '/member': {
    frame: 'full',
    title: 'shell.memberTitle',
    load: lazy(() => import('./screens/records/MemberScreen.tsx'), 'MemberScreen', [
      'records',
      'member',
      'account',
      'wallet',
      'games',
      'error',
    ]),
    needsSession: always,
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

const isAgent = (): boolean => {
  const { member } = readSession();
  return member !== undefined && (readBrand()?.info.agentTypes ?? []).includes(member.type);
};

/** Loads screens, and sends guests to the login, from where they come back. */
export const screenLoader: ScreenLoader = {
  load: ({ path }) => screenAt(path).load(),
  redirect: ({ path, search, href }) => {
    const screen = screenAt(path);
    if (screen.needsSession?.(search) !== true) return undefined;
    if (readToken() === undefined) return hrefOf({ to: '/login', search: { redirect: href } });
    return screen.isForAgents === true && !isAgent() ? '/' : undefined;
  },
};
