import type { ComponentType } from 'react';
import { NotFoundScreen } from './components/NotFoundScreen.tsx';
import { loadChunk } from './loadChunk.ts';
import type { Language } from '@baize/contract/languages';
import type { WordArea, WordKey } from './i18n/WordKey.ts';
import { needWords } from './i18n/words.ts';
import type { Need } from './need.ts';
import { needs } from './needs.ts';
import type { MemberPage, Path, Searches } from './paths.ts';
import type { ScreenLoader } from './router/createRouter.ts';
import { hrefOf } from './router/hrefOf.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { readSession, readToken } from './session.ts';
import type { Banner, BannerGroup } from './Start.ts';
import { readBrand } from './useBrand.ts';

/**
 * How much of the shell a screen is shown in: all of it, the quiet header alone (entry), header and navigation without
 * footer and floating parts (game), the agents' own frame, or nothing but the screen.
 */
export type FrameKind = 'full' | 'entry' | 'game' | 'agent' | 'stage' | 'bare';

/** A picture that is fetched before the page is read to its place. */
export type Preload = { href: string; media?: string };

/** What a page is: how it is shown, the words and answers that it begins with, and who may come. */
export type Screen = Shown & (Public | Closed);

type Shown = {
  frame: FrameKind;
  title: WordKey;
  /** The dictionaries of the screen, besides those of every page; they arrive together with its code. */
  words: readonly WordArea[];
  load(): Promise<ComponentType>;
  /** Whether the page has a main act of its own, in brass: there is one on a page, so that the header's steps back. */
  hasOwnAct?(search: Record<string, unknown>): boolean;
  /** The group whose banners come with the page. */
  banners?: BannerGroup;
};

/** Rendered on the server for everyone. */
type Public = {
  isPublic: true;
  /** True for pages that search engines are not told of and should not keep. */
  isUnlisted?: boolean;
  /** What the server answers for the page, besides what every page begins with (`needsOf`). */
  needs?(at: { language: Language; search: Record<string, unknown> }): readonly Need[];
  /** The picture that makes the first view, by the banners that the page shows. */
  preload?(banners: readonly Banner[]): readonly Preload[];
  needsSession?: never;
  isForAgents?: never;
};

/** Begins in the browser, where the session is: the server knows no visitor and answers nothing for such a page. */
type Closed = {
  isPublic?: false;
  isUnlisted?: never;
  needs?: never;
  preload?: never;
  /** True where nobody may come without logging in. */
  needsSession(search: Record<string, unknown>): boolean;
  /** True where only agents may come; everybody else is at home elsewhere. */
  isForAgents?: boolean;
};

/** The dictionaries of every page. */
export const everyWord = ['shell', 'home'] as const satisfies readonly WordArea[];

/** A screen in a chunk of its own. */
const lazy =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): (() => Promise<ComponentType>) =>
  () =>
    load().then((module) => module[name]);

const always = (): boolean => true;

/** Pages of the member centre whose own main act moves money. What can be claimed row by row is no main act. */
const memberActs: ReadonlySet<unknown> = new Set<MemberPage>([
  ...(['depositv2', 'withdraw', 'transferFund', 'transferUpline', 'manualRebate'] as const),
]);

const category = (title: WordKey, banners: BannerGroup): Screen => ({
  frame: 'full',
  title,
  words: ['games', 'home', 'chat'],
  load: lazy(() => import('./screens/games/CategoryLobbyScreen.tsx'), 'CategoryLobbyScreen'),
  isPublic: true,
  banners,
});

const lottery = (title: WordKey): Screen => ({
  frame: 'game',
  title,
  words: ['lottery', 'list', 'account', 'error'],
  load: lazy(() => import('./screens/lottery/HallScreen.tsx'), 'HallScreen'),
  hasOwnAct: always,
  needsSession: always,
});

const password = (title: WordKey): Shown => ({
  frame: 'entry',
  title,
  words: ['account', 'error'],
  load: lazy(() => import('./screens/account/ForgetPasswordScreen.tsx'), 'ForgetPasswordScreen'),
});

/** The only list of screens. */
export const screens: Record<Path, Screen> = {
  '/': {
    frame: 'full',
    title: 'home.title',
    words: [],
    load: async () => HomeScreen,
    isPublic: true,
    banners: 'w_home',
    preload: ([first]) =>
      first === undefined || first.image === ''
        ? []
        : [
            { href: first.imageSmall, media: '(max-width:767.9px)' },
            { href: first.image, media: '(min-width:768px)' },
          ],
  },
  '/rng': {
    frame: 'full',
    title: 'shell.slotsTitle',
    words: ['games'],
    load: lazy(() => import('./screens/games/SlotLobbyScreen.tsx'), 'SlotLobbyScreen'),
    isPublic: true,
    banners: 'w_rng',
    preload: () => [{ href: '/brand/images/banners/rng.webp' }],
  },
  '/sports': category('shell.category.SPORTS', 'w_sports'),
  '/live': category('shell.category.LIVE', 'w_live'),
  '/fish': category('shell.category.FISH', 'w_fish'),
  '/pvp': category('shell.category.PVP', 'w_pvp'),
  '/esports': category('shell.category.ESPORTS', 'w_esports'),
  '/lott': category('shell.category.LOTT', 'w_lott'),
  '/elott': category('shell.category.ELOTT', 'w_elott'),
  '/lottery': lottery('shell.lotteryTitle'),
  '/seaLottery': lottery('shell.seaLotteryTitle'),
  '/vnLottery': lottery('shell.vnLotteryTitle'),
  '/drawCheck': {
    frame: 'full',
    title: 'shell.drawCheckTitle',
    words: ['lottery', 'error'],
    load: lazy(() => import('./screens/lottery/DrawCheckScreen.tsx'), 'DrawCheckScreen'),
    hasOwnAct: always,
    isPublic: true,
    isUnlisted: true,
    /* A page that names no draw offers some. */
    needs: ({ search }) => {
      const { gameCode, drawNo } = search as Searches['/drawCheck'];
      return gameCode === undefined || drawNo === undefined ? [needs.latestDraws] : [];
    },
  },
  '/promotions': {
    frame: 'full',
    title: 'shell.promotions',
    words: ['promotions', 'error'],
    load: lazy(() => import('./screens/promotions/PromotionsScreen.tsx'), 'PromotionsScreen'),
    isPublic: true,
    banners: 'w_promotions',
    needs: ({ language }) => [needs.announcements('PR', language), needs.promotions(language)],
  },
  '/pointMall': {
    frame: 'full',
    title: 'shell.pointMall',
    words: ['points', 'list', 'account', 'error'],
    load: lazy(() => import('./screens/points/MallScreen.tsx'), 'MallScreen'),
    hasOwnAct: always,
    needsSession: always,
    banners: 'w_shop',
  },
  '/join': {
    frame: 'full',
    title: 'shell.joinUs',
    words: ['agent'],
    load: lazy(() => import('./screens/agent/JoinScreen.tsx'), 'JoinScreen'),
    isPublic: true,
    banners: 'w_daili',
  },
  '/down': {
    frame: 'full',
    title: 'shell.download',
    words: ['info'],
    load: lazy(() => import('./screens/info/DownloadScreen.tsx'), 'DownloadScreen'),
    isPublic: true,
    banners: 'w_download',
    needs: ({ language }) => [needs.installGuides(language)],
  },
  '/help': {
    frame: 'full',
    title: 'shell.help',
    words: ['info'],
    load: lazy(() => import('./screens/info/HelpScreen.tsx'), 'HelpScreen'),
    isPublic: true,
    banners: 'w_help',
    needs: ({ language }) => [needs.help(language)],
  },
  '/terms': {
    frame: 'full',
    title: 'shell.terms',
    words: ['info'],
    load: lazy(() => import('./screens/info/TermsScreen.tsx'), 'TermsScreen'),
    isPublic: true,
    needs: ({ language }) => [needs.terms(language)],
  },
  '/helpmc': {
    frame: 'bare',
    title: 'shell.help',
    words: ['info'],
    load: lazy(() => import('./screens/info/HelpScreen.tsx'), 'HelpScreen'),
    isPublic: true,
    isUnlisted: true,
    needs: ({ language }) => [needs.help(language)],
  },
  '/agent': {
    frame: 'agent',
    title: 'shell.agentTitle',
    words: ['agent', 'account', 'error'],
    load: lazy(() => import('./screens/agent/AgentLandingScreen.tsx'), 'AgentLandingScreen'),
    isPublic: true,
  },
  '/agentHome': {
    frame: 'agent',
    title: 'shell.agentHomeTitle',
    words: ['agent', 'team', 'list', 'records', 'member', 'games', 'error'],
    load: lazy(() => import('./screens/agent/AgentHomeScreen.tsx'), 'AgentHomeScreen'),
    needsSession: always,
    isForAgents: true,
  },
  '/login': {
    frame: 'entry',
    title: 'shell.login',
    words: ['account', 'error'],
    load: lazy(() => import('./screens/account/LoginScreen.tsx'), 'LoginScreen'),
    isPublic: true,
    banners: 'w_login',
  },
  '/register': {
    frame: 'entry',
    title: 'shell.join',
    words: ['account', 'error'],
    load: lazy(() => import('./screens/account/RegisterScreen.tsx'), 'RegisterScreen'),
    isPublic: true,
    banners: 'w_reg',
  },
  '/invite': {
    frame: 'entry',
    title: 'shell.inviteTitle',
    words: ['account', 'error'],
    load: lazy(() => import('./screens/account/InviteScreen.tsx'), 'InviteScreen'),
    isPublic: true,
    isUnlisted: true,
  },
  '/forgetPassword': { ...password('shell.forgetTitle'), isPublic: true, isUnlisted: true, banners: 'w_forget' },
  '/changePassword': { ...password('shell.changeTitle'), needsSession: always },
  '/member': {
    frame: 'full',
    title: 'shell.memberTitle',
    words: ['records', 'list', 'member', 'account', 'wallet', 'games', 'error'],
    load: lazy(() => import('./screens/records/MemberScreen.tsx'), 'MemberScreen'),
    hasOwnAct: ({ page }) => memberActs.has(page),
    needsSession: always,
  },
  '/seamless': {
    frame: 'stage',
    title: 'shell.theatreTitle',
    words: ['theatre', 'home', 'wallet', 'records', 'games', 'error'],
    load: lazy(() => import('./screens/theatre/TheatreScreen.tsx'), 'TheatreScreen'),
    needsSession: (search) => (search as Searches['/seamless']).mode !== 'fun',
  },
};

/** What an address without a screen shows. */
export const notFound: Screen = {
  frame: 'full',
  title: 'shell.notFoundTitle',
  words: [],
  load: async () => NotFoundScreen,
  isPublic: true,
  isUnlisted: true,
};

export const screenAt = (path: Path | undefined): Screen => (path === undefined ? notFound : screens[path]);

const isAgent = (): boolean => {
  const { member } = readSession();
  return member !== undefined && (readBrand()?.info.agentTypes ?? []).includes(member.type);
};

/** Loads screens, and sends guests to the login, from where they come back. */
export const screenLoader: ScreenLoader = {
  load: ({ path }) => {
    const { load, words } = screenAt(path);
    return loadChunk(() => Promise.all([load(), needWords(words)])).then(([screen]) => screen);
  },
  redirect: ({ path, search, href }) => {
    const screen = screenAt(path);
    if (screen.needsSession?.(search) !== true) return undefined;
    if (readToken() === undefined) return hrefOf({ to: '/login', search: { redirect: href } });
    return screen.isForAgents === true && !isAgent() ? '/' : undefined;
  },
};
