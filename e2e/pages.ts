import { readFileSync } from 'node:fs';

const portal = new URL('../apps/portal/src/', import.meta.url);

/** The names of a centre's pages, as the file says them that declares them. */
const pagesOf = (file: string): string[] =>
  [...readFileSync(new URL(file, portal), 'utf8').matchAll(/^ {2}(\w+): \{ group: /gm)].map(([, name = '']) => name);

/** Addresses that a guest may open. */
export const guestsPages = [
  ...['/', '/rng', '/sports', '/live', '/fish', '/pvp', '/esports', '/lott', '/elott', '/promotions', '/join', '/down'],
  ...['/help', '/helpmc', '/terms', '/agent', '/login', '/register', '/forgetPassword', '/no/such/page'],
];

/** Addresses that are a member's own, or look different to one. */
export const membersPages = [
  ...pagesOf('screens/records/memberPages.ts').map((page) => `/member?page=${page}`),
  ...['/', '/rng', '/pointMall', '/lottery', '/changePassword'],
];

/** Addresses of the agent centre. */
export const agentsPages = pagesOf('components/agentPages.ts').map((page) => `/agentHome?page=${page}`);
