import { readFileSync } from 'node:fs';

const portal = new URL('../apps/portal/src/', import.meta.url);

/** The names of a centre's pages, as the file says them that declares them. */
const pagesOf = (file: string): string[] =>
  [...readFileSync(new URL(file, portal), 'utf8').matchAll(/^ {2}(\w+): \{ group: /gm)].map(([, name = '']) => name);

/** The declarations of the pages, one text each. */
const declaredScreens = (
  /^export const screens\b[^]*?^};$/m.exec(readFileSync(new URL('routes.tsx', portal), 'utf8'))?.[0] ?? ''
).split(/^ {2}(?=')/m);

/** Public URLs. */
export const guestsPages = [
  ...declaredScreens.flatMap((declared) => {
    const [, path] = /^'(\/\w*)': /.exec(declared) ?? [];
    if (path === undefined || !/: category\(|isPublic: true/.test(declared)) return [];
    return [path === '/invite' ? `${path}?referralCode=nobody` : path];
  }),
  '/no/such/page',
];

/** URLs for members, or that look different to them. */
export const membersPages = [
  ...pagesOf('screens/records/memberPages.ts').map((page) => `/member?page=${page}`),
  ...[
    '/',
    '/rng',
    '/pointMall',
    '/lottery',
    '/lottery?gameCode=lhc-10',
    '/vnLottery?gameCode=vn-mb',
    '/changePassword',
  ],
  ...['history', 'details', 'rules'].map((tab) => `/pointMall?tab=${tab}`),
];

/** One of each kind of public pages: the others are laid out like one of these, or have a journey of their own. */
export const guestsKinds = ['/', '/live', '/lott', '/promotions', '/down', '/help', '/drawCheck', '/agent'];

/** One of each kind of members' pages: forms of money, records, cards, tasks, messages, shop, pad, password. */
export const membersKinds = [
  ...['withdraw', 'personalHistoryCopy', 'rewardCenter', 'missionLeaderboard', 'messageV2'].map(
    (page) => `/member?page=${page}`,
  ),
  ...['/pointMall', '/lottery?gameCode=lhc-10', '/changePassword'],
];

/** URLs of the agent centre for an agent with a contract of every kind, and what stands behind its tabs. */
export const agentsPages = [
  ...pagesOf('components/agentPages.ts'),
  ...['link', 'links', 'invite'].map((tab) => `registerCenter&tab=${tab}`),
  ...['agentDividendRecordCopy2', 'agentDailyWages2'].flatMap((page) =>
    ['contracts', 'payments'].map((side) => `${page}&side=${side}`),
  ),
].map((page) => `/agentHome?page=${page}`);

const consoleRoutes = readFileSync(new URL('../apps/console/src/routes.tsx', import.meta.url), 'utf8');

/** URLs of the console: each of its screens, and the tabs of a screen or of one member. */
export const consolePages = [
  ...[...consoleRoutes.matchAll(/^ {2}path: '(\/\w*)',$/gm)].map(([, path = '']) => `/console${path}`),
  ...['/console/', '/console/members/1', '/console/promotions?campaign=new', '/console/segments?segment=new'],
  '/console/promotions?view=calendar',
  ...['catalogue', 'rates', 'liability'].map((tab) => `/console/points?tab=${tab}`),
  ...['rooms', 'envelopes', 'mutes', 'words'].map((tab) => `/console/chat?tab=${tab}`),
  ...['profile', 'cash', 'limits', 'security', 'notes'].map((tab) => `/console/members/1?tab=${tab}`),
];
