import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './components/Frame.tsx';
import { NotFound } from './components/NotFound.tsx';
import { ScreenError } from './components/ScreenError.tsx';
import { ScreenPending } from './components/ScreenPending.tsx';
import { SignInScreen } from './screens/operators/SignInScreen.tsx';
import type { TrailSearch } from './screens/audit/TrailSearch.ts';
import { OverviewScreen } from './screens/overview/OverviewScreen.tsx';
import { searchText } from './searchText.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 64) : undefined;
const rowId = (value: unknown): string | undefined => {
  const id = text(value);
  return id !== undefined && /^[1-9]\d{0,18}$/.test(id) ? id : undefined;
};
const day = (value: unknown): string | undefined => {
  const found = text(value);
  return found !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(found) ? found : undefined;
};
/** The first page needs no word in the address. Links hand over a number, addresses a text. */
const pageNumber = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
};
const oneOf = <const Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

type DepositSearch = {
  /** The view; requests that wait when left out. */
  status?: 'approved' | 'rejected' | 'expired' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The case that is open. */
  deposit?: string | undefined;
};
type MemberListSearch = { search?: string | undefined; page?: number | undefined };
type MemberSearch = { tab?: 'rounds' | undefined; page?: number | undefined };

/** Without a session every address shows the sign-in and stays, so that it is there afterwards. */
const root = createRootRoute({
  component: () => <Frame signIn={<SignInScreen />} />,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
});

const overview = createRoute({ getParentRoute: () => root, path: '/', component: OverviewScreen });

const deposits = createRoute({
  getParentRoute: () => root,
  path: '/deposits',
  component: lazyRouteComponent(() => import('./screens/deposits/DepositQueueScreen.tsx'), 'DepositQueueScreen'),
  validateSearch: (search: Record<string, unknown>): DepositSearch => ({
    status: oneOf(['approved', 'rejected', 'expired', 'all'], search['status']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    deposit: rowId(search['deposit']),
  }),
});

const members = createRoute({
  getParentRoute: () => root,
  path: '/members',
  component: lazyRouteComponent(() => import('./screens/members/MemberListScreen.tsx'), 'MemberListScreen'),
  validateSearch: (search: Record<string, unknown>): MemberListSearch => ({
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

const member = createRoute({
  getParentRoute: () => root,
  path: '/members/$memberId',
  component: lazyRouteComponent(() => import('./screens/members/MemberScreen.tsx'), 'MemberScreen'),
  validateSearch: (search: Record<string, unknown>): MemberSearch => ({
    tab: oneOf(['rounds'], search['tab']),
    page: pageNumber(search['page']),
  }),
});

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/ledger',
  component: lazyRouteComponent(() => import('./screens/ledger/TrialBalanceScreen.tsx'), 'TrialBalanceScreen'),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  component: lazyRouteComponent(() => import('./screens/audit/TrailScreen.tsx'), 'TrailScreen'),
  validateSearch: (search: Record<string, unknown>): TrailSearch => ({
    action: text(search['action']),
    actor: text(search['actor']),
    objectId: text(search['objectId']),
    from: day(search['from']),
    to: day(search['to']),
    page: pageNumber(search['page']),
  }),
});

export const router = createRouter({
  routeTree: root.addChildren([overview, deposits, members, member, ledger, audit]),
  basepath: '/console',
  parseSearch: searchText.parse,
  stringifySearch: searchText.stringify,
  defaultPreload: 'intent',
  defaultPendingComponent: ScreenPending,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
