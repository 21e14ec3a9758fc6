import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './components/Frame.tsx';
import { NotFound } from './components/NotFound.tsx';
import { ScreenError } from './components/ScreenError.tsx';
import { ScreenPending } from './components/ScreenPending.tsx';
import { SignInScreen } from './screens/operators/SignInScreen.tsx';
import type { TrailSearch } from './screens/audit/TrailSearch.ts';
import { OverviewScreen } from './screens/overview/OverviewScreen.tsx';
import { gameClasses } from './screens/games/gameClasses.ts';
import { settingTabs, type SettingTab } from './screens/site/settingTabs.ts';
import { memberTabs, type MemberTab } from './screens/members/memberTabs.ts';
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
const monthOf = (value: unknown): string | undefined => {
  const found = text(value);
  return found !== undefined && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(found) ? found : undefined;
};
/** The first page needs no word in the address. Links hand over a number, addresses a text. */
const pageNumber = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
};
/** Links hand over what they mean, addresses a text. */
const isOn = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);
const oneOf = <const Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

type DepositSearch = {
  /** The view; requests that wait when left out. */
  status?: 'review' | 'held' | 'approved' | 'rejected' | 'returned' | 'expired' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The case that is open. */
  deposit?: string | undefined;
};
type WithdrawalSearch = {
  /** What is to be approved when left out. */
  view?: 'approved' | 'paid' | 'cases' | 'done' | 'rejected' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The case that is open. */
  withdrawal?: string | undefined;
};
type BonusSearch = {
  /** What waits for approval when left out. */
  view?: 'open' | 'ended' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
};
type PointsSearch = {
  /** What was redeemed when left out. */
  tab?: 'catalogue' | 'rates' | 'liability' | undefined;
  /** What waits for a decision when left out. */
  view?: 'approved' | 'rejected' | 'all' | undefined;
  /** The whole name of an account. */
  search?: string | undefined;
  page?: number | undefined;
};
type LotterySearch = {
  /** Draws when left out. */
  tab?: 'terms' | 'numbers' | 'feeds' | undefined;
  /** What waits when left out. */
  view?: 'open' | 'past' | undefined;
  game?: string | undefined;
  page?: number | undefined;
};
type PromotionSearch = {
  page?: number | undefined;
  /** A list when left out; a calendar of the present month, or of another. */
  view?: 'calendar' | undefined;
  month?: string | undefined;
  /** The promotion that is open, or `new`. */
  campaign?: string | undefined;
};
type ApplicationSearch = {
  /** What waits for a decision when left out. */
  view?: 'claimable' | 'paid' | 'ended' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The application that is open. */
  application?: string | undefined;
};
type RefusedSearch = {
  /** All causes when left out. */
  cause?: 'mismatch' | 'address' | 'signature' | undefined;
  page?: number | undefined;
};
type HeldSearch = {
  /** What waits when left out. */
  view?: 'ended' | 'all' | undefined;
  page?: number | undefined;
};
type ContractSearch = {
  /** What is in force when left out. */
  view?: 'ended' | 'all' | undefined;
  kind?: 'dividend' | 'daily' | 'hourly' | 'realtime' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The contract whose versions are shown. */
  contract?: string | undefined;
};
type BillSearch = {
  /** What waits for approval when left out. */
  view?: 'open' | 'issued' | 'rejected' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The bill whose rounds are shown. */
  bill?: string | undefined;
};
type ContentSearch = {
  /** Banners when left out. */
  kind?: 'announcement' | 'article' | 'resource' | 'badge' | undefined;
  /** The piece that is open, or `new`. */
  item?: string | undefined;
};
type OutboxSearch = {
  channel?: 'sms' | 'email' | undefined;
  status?: 'waiting' | 'sent' | 'failed' | 'kept' | undefined;
  page?: number | undefined;
};
type JobSearch = {
  /** The queue when left out. */
  view?: 'schedule' | undefined;
  /** Of the queue; everything when left out. */
  status?: 'waiting' | 'running' | 'failed' | undefined;
  page?: number | undefined;
};
type SettingsSearch = {
  /** Modules when left out. */
  tab?: SettingTab | undefined;
};
type AdjustmentSearch = {
  /** What waits when left out. */
  status?: 'approved' | 'rejected' | 'all' | undefined;
  page?: number | undefined;
};
type StatementSearch = {
  /** The first one when left out. */
  gateway?: string | undefined;
  /** The last seven days when left out. */
  from?: string | undefined;
  to?: string | undefined;
};
type MemberListSearch = {
  tag?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
};
type SegmentSearch = {
  /** The segment that is open, or `new`. */
  segment?: string | undefined;
};
type FeedbackSearch = {
  /** The view; what is open when left out. */
  status?: 'answered' | 'closed' | 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The entry that is open. */
  ticket?: string | undefined;
};
type LetterSearch = Omit<FeedbackSearch, 'ticket'> & {
  /** The letter that is open. */
  letter?: string | undefined;
};
type ChatSearch = {
  /** Messages when left out. */
  tab?: 'rooms' | 'mutes' | 'words' | 'envelopes' | undefined;
  /** The first room when left out. */
  room?: string | undefined;
  reported?: true | undefined;
  search?: string | undefined;
  page?: number | undefined;
};
type ExcludedSearch = {
  /** Everybody when left out. */
  kind?: 'timeOut' | 'selfExclusion' | 'operatorExclusion' | undefined;
  page?: number | undefined;
};
type KycSearch = {
  /** What waits when left out. */
  status?: 'approved' | 'rejected' | 'all' | undefined;
  page?: number | undefined;
};
type PageSearch = { page?: number | undefined };
type ReturnSearch = {
  search?: string | undefined;
  /** The last thirty days when left out. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
};
type ComparisonSearch = {
  /** Of the differences; what nobody has acted on when left out. */
  state?: 'noted' | 'requested' | 'booked' | 'agreed' | 'all' | undefined;
  page?: number | undefined;
  /** The page of what was compared. */
  runs?: number | undefined;
};
type WalletSearch = {
  /** Transfers in doubt when left out. */
  view?: 'all' | undefined;
  search?: string | undefined;
  page?: number | undefined;
};
type MemberSearch = {
  /** The ledger when left out. */
  tab?: MemberTab | undefined;
  page?: number | undefined;
  /** Of what was paid out, beside what was paid in. */
  outPage?: number | undefined;
};

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
    status: oneOf(['review', 'held', 'approved', 'rejected', 'returned', 'expired', 'all'], search['status']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    deposit: rowId(search['deposit']),
  }),
});

const withdrawals = createRoute({
  getParentRoute: () => root,
  path: '/withdrawals',
  component: lazyRouteComponent(() => import('./screens/cashier/WithdrawalsScreen.tsx'), 'WithdrawalsScreen'),
  validateSearch: (search: Record<string, unknown>): WithdrawalSearch => ({
    view: oneOf(['approved', 'paid', 'cases', 'done', 'rejected', 'all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    withdrawal: rowId(search['withdrawal']),
  }),
});

const members = createRoute({
  getParentRoute: () => root,
  path: '/members',
  component: lazyRouteComponent(() => import('./screens/members/MemberListScreen.tsx'), 'MemberListScreen'),
  validateSearch: (search: Record<string, unknown>): MemberListSearch => ({
    search: text(search['search']),
    tag: text(search['tag']),
    page: pageNumber(search['page']),
  }),
});

const member = createRoute({
  getParentRoute: () => root,
  path: '/members/$memberId',
  component: lazyRouteComponent(() => import('./screens/members/MemberScreen.tsx'), 'MemberScreen'),
  validateSearch: (search: Record<string, unknown>): MemberSearch => ({
    tab: oneOf(memberTabs, search['tab']),
    page: pageNumber(search['page']),
    outPage: pageNumber(search['outPage']),
  }),
});

const feedback = createRoute({
  getParentRoute: () => root,
  path: '/feedback',
  component: lazyRouteComponent(() => import('./screens/feedback/FeedbackScreen.tsx'), 'FeedbackScreen'),
  validateSearch: (search: Record<string, unknown>): FeedbackSearch => ({
    status: oneOf(['answered', 'closed', 'all'], search['status']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    ticket: rowId(search['ticket']),
  }),
});

const letters = createRoute({
  getParentRoute: () => root,
  path: '/letters',
  component: lazyRouteComponent(() => import('./screens/feedback/LettersScreen.tsx'), 'LettersScreen'),
  validateSearch: (search: Record<string, unknown>): LetterSearch => ({
    status: oneOf(['answered', 'closed', 'all'], search['status']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    letter: rowId(search['letter']),
  }),
});

const broadcasts = createRoute({
  getParentRoute: () => root,
  path: '/broadcasts',
  component: lazyRouteComponent(() => import('./screens/broadcasts/BroadcastsScreen.tsx'), 'BroadcastsScreen'),
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageNumber(search['page']),
  }),
});

const segments = createRoute({
  getParentRoute: () => root,
  path: '/segments',
  component: lazyRouteComponent(() => import('./screens/members/SegmentsScreen.tsx'), 'SegmentsScreen'),
  validateSearch: (search: Record<string, unknown>): SegmentSearch => ({
    segment: search['segment'] === 'new' ? 'new' : rowId(search['segment']),
  }),
});

const chat = createRoute({
  getParentRoute: () => root,
  path: '/chat',
  component: lazyRouteComponent(() => import('./screens/chat/ChatScreen.tsx'), 'ChatScreen'),
  validateSearch: (search: Record<string, unknown>): ChatSearch => ({
    tab: oneOf(['rooms', 'mutes', 'words', 'envelopes'], search['tab']),
    room: rowId(search['room']),
    reported: isOn(search['reported']),
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/ledger',
  component: lazyRouteComponent(() => import('./screens/ledger/TrialBalanceScreen.tsx'), 'TrialBalanceScreen'),
});

const reconciliation = createRoute({
  getParentRoute: () => root,
  path: '/reconciliation',
  component: lazyRouteComponent(() => import('./screens/gateways/StatementScreen.tsx'), 'StatementScreen'),
  validateSearch: (search: Record<string, unknown>): StatementSearch => ({
    gateway: rowId(search['gateway']),
    from: day(search['from']),
    to: day(search['to']),
  }),
});

const wallets = createRoute({
  getParentRoute: () => root,
  path: '/wallets',
  component: lazyRouteComponent(() => import('./screens/transfers/WalletsScreen.tsx'), 'WalletsScreen'),
  validateSearch: (search: Record<string, unknown>): WalletSearch => ({
    view: oneOf(['all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

const bonuses = createRoute({
  getParentRoute: () => root,
  path: '/bonuses',
  component: lazyRouteComponent(() => import('./screens/bonuses/BonusesScreen.tsx'), 'BonusesScreen'),
  validateSearch: (search: Record<string, unknown>): BonusSearch => ({
    view: oneOf(['open', 'ended', 'all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

const refusedCalls = createRoute({
  getParentRoute: () => root,
  path: '/refusedCalls',
  component: lazyRouteComponent(() => import('./screens/vendors/RefusedCallsScreen.tsx'), 'RefusedCallsScreen'),
  validateSearch: (search: Record<string, unknown>): RefusedSearch => ({
    cause: oneOf(['mismatch', 'address', 'signature'], search['cause']),
    page: pageNumber(search['page']),
  }),
});

const heldWins = createRoute({
  getParentRoute: () => root,
  path: '/heldWins',
  component: lazyRouteComponent(() => import('./screens/vendors/HeldWinsScreen.tsx'), 'HeldWinsScreen'),
  validateSearch: (search: Record<string, unknown>): HeldSearch => ({
    view: oneOf(['ended', 'all'], search['view']),
    page: pageNumber(search['page']),
  }),
});

const freeRounds = createRoute({
  getParentRoute: () => root,
  path: '/freeRounds',
  component: lazyRouteComponent(() => import('./screens/vendors/FreeRoundsScreen.tsx'), 'FreeRoundsScreen'),
  validateSearch: (search: Record<string, unknown>): BonusSearch => ({
    view: oneOf(['open', 'ended', 'all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

const promotions = createRoute({
  getParentRoute: () => root,
  path: '/promotions',
  component: lazyRouteComponent(() => import('./screens/promotions/PromotionsScreen.tsx'), 'PromotionsScreen'),
  validateSearch: (search: Record<string, unknown>): PromotionSearch => ({
    page: pageNumber(search['page']),
    campaign: search['campaign'] === 'new' ? 'new' : rowId(search['campaign']),
    view: oneOf(['calendar'], search['view']),
    month: monthOf(search['month']),
  }),
});

const applications = createRoute({
  getParentRoute: () => root,
  path: '/applications',
  component: lazyRouteComponent(() => import('./screens/promotions/ApplicationsScreen.tsx'), 'ApplicationsScreen'),
  validateSearch: (search: Record<string, unknown>): ApplicationSearch => ({
    view: oneOf(['claimable', 'paid', 'ended', 'all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    application: rowId(search['application']),
  }),
});

const rebates = createRoute({
  getParentRoute: () => root,
  path: '/rebates',
  component: lazyRouteComponent(() => import('./screens/bonuses/RebatesScreen.tsx'), 'RebatesScreen'),
});

const points = createRoute({
  getParentRoute: () => root,
  path: '/points',
  component: lazyRouteComponent(() => import('./screens/points/MallScreen.tsx'), 'MallScreen'),
  validateSearch: (search: Record<string, unknown>): PointsSearch => ({
    tab: oneOf(['catalogue', 'rates', 'liability'], search['tab']),
    view: oneOf(['approved', 'rejected', 'all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

type GamesSearch = {
  category?: (typeof gameClasses)[number] | undefined;
  kind?: 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG' | undefined;
  state?: 'on' | 'off' | undefined;
  /** The code of one vendor. */
  vendor?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

const vendors = createRoute({
  getParentRoute: () => root,
  path: '/vendors',
  component: lazyRouteComponent(() => import('./screens/vendors/VendorsScreen.tsx'), 'VendorsScreen'),
});

const games = createRoute({
  getParentRoute: () => root,
  path: '/games',
  component: lazyRouteComponent(() => import('./screens/games/GamesScreen.tsx'), 'GamesScreen'),
  validateSearch: (search: Record<string, unknown>): GamesSearch => ({
    category: oneOf(gameClasses, search['category']),
    kind: oneOf(['SC', 'VP', 'JP', 'TG', 'AC', 'BG'], search['kind']),
    state: oneOf(['on', 'off'], search['state']),
    vendor: text(search['vendor']),
    search: text(search['search']),
    page: pageNumber(search['page']),
  }),
});

const lotteries = createRoute({
  getParentRoute: () => root,
  path: '/lotteries',
  component: lazyRouteComponent(() => import('./screens/lotteries/LotteriesScreen.tsx'), 'LotteriesScreen'),
  validateSearch: (search: Record<string, unknown>): LotterySearch => ({
    tab: oneOf(['terms', 'numbers', 'feeds'], search['tab']),
    view: oneOf(['open', 'past'], search['view']),
    game: text(search['game']),
    page: pageNumber(search['page']),
  }),
});

const returns = createRoute({
  getParentRoute: () => root,
  path: '/returns',
  component: lazyRouteComponent(() => import('./screens/games/ReturnsScreen.tsx'), 'ReturnsScreen'),
  validateSearch: (search: Record<string, unknown>): ReturnSearch => ({
    search: text(search['search']),
    from: day(search['from']),
    to: day(search['to']),
    page: pageNumber(search['page']),
  }),
});

const comparisons = createRoute({
  getParentRoute: () => root,
  path: '/comparisons',
  component: lazyRouteComponent(() => import('./screens/vendors/ComparisonsScreen.tsx'), 'ComparisonsScreen'),
  validateSearch: (search: Record<string, unknown>): ComparisonSearch => ({
    state: oneOf(['noted', 'requested', 'booked', 'agreed', 'all'], search['state']),
    page: pageNumber(search['page']),
    runs: pageNumber(search['runs']),
  }),
});

const jackpots = createRoute({
  getParentRoute: () => root,
  path: '/jackpots',
  component: lazyRouteComponent(() => import('./screens/vendors/JackpotsScreen.tsx'), 'JackpotsScreen'),
  validateSearch: (search: Record<string, unknown>): PageSearch => ({ page: pageNumber(search['page']) }),
});

const channels = createRoute({
  getParentRoute: () => root,
  path: '/channels',
  component: lazyRouteComponent(() => import('./screens/cashier/ChannelsScreen.tsx'), 'ChannelsScreen'),
});

const adjustments = createRoute({
  getParentRoute: () => root,
  path: '/adjustments',
  component: lazyRouteComponent(() => import('./screens/cashier/AdjustmentsScreen.tsx'), 'AdjustmentsScreen'),
  validateSearch: (search: Record<string, unknown>): AdjustmentSearch => ({
    status: oneOf(['approved', 'rejected', 'all'], search['status']),
    page: pageNumber(search['page']),
  }),
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

const content = createRoute({
  getParentRoute: () => root,
  path: '/content',
  component: lazyRouteComponent(() => import('./screens/content/ContentScreen.tsx'), 'ContentScreen'),
  validateSearch: (search: Record<string, unknown>): ContentSearch => ({
    kind: oneOf(['announcement', 'article', 'resource', 'badge'], search['kind']),
    item: search['item'] === 'new' ? 'new' : rowId(search['item']),
  }),
});

const excluded = createRoute({
  getParentRoute: () => root,
  path: '/excluded',
  component: lazyRouteComponent(() => import('./screens/limits/ExcludedScreen.tsx'), 'ExcludedScreen'),
  validateSearch: (search: Record<string, unknown>): ExcludedSearch => ({
    kind: oneOf(['timeOut', 'selfExclusion', 'operatorExclusion'], search['kind']),
    page: pageNumber(search['page']),
  }),
});
const kyc = createRoute({
  getParentRoute: () => root,
  path: '/kyc',
  component: lazyRouteComponent(() => import('./screens/kyc/KycScreen.tsx'), 'KycScreen'),
  validateSearch: (search: Record<string, unknown>): KycSearch => ({
    status: oneOf(['approved', 'rejected', 'all'], search['status']),
    page: pageNumber(search['page']),
  }),
});

const contracts = createRoute({
  getParentRoute: () => root,
  path: '/contracts',
  component: lazyRouteComponent(() => import('./screens/contracts/TemplatesScreen.tsx'), 'TemplatesScreen'),
  validateSearch: (search: Record<string, unknown>): PageSearch => ({ page: pageNumber(search['page']) }),
});

type TreeSearch = {
  /** Whose downlines; the top when left out. */
  parent?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** All moves are shown beside the tree. */
  moves?: 'all' | undefined;
};

const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  component: lazyRouteComponent(() => import('./screens/agents/TreeScreen.tsx'), 'TreeScreen'),
  validateSearch: (search: Record<string, unknown>): TreeSearch => ({
    parent: rowId(search['parent']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    moves: search['moves'] === 'all' ? 'all' : undefined,
  }),
});

type CandidatesSearch = { view?: 'all' | undefined; page?: number | undefined };

const candidates = createRoute({
  getParentRoute: () => root,
  path: '/candidates',
  component: lazyRouteComponent(() => import('./screens/agents/CandidatesScreen.tsx'), 'CandidatesScreen'),
  validateSearch: (search: Record<string, unknown>): CandidatesSearch => ({
    view: oneOf(['all'], search['view']),
    page: pageNumber(search['page']),
  }),
});

const invites = createRoute({
  getParentRoute: () => root,
  path: '/invites',
  component: lazyRouteComponent(() => import('./screens/agents/InvitesScreen.tsx'), 'InvitesScreen'),
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageNumber(search['page']),
  }),
});

const contractList = createRoute({
  getParentRoute: () => root,
  path: '/contractList',
  component: lazyRouteComponent(() => import('./screens/contracts/ContractsScreen.tsx'), 'ContractsScreen'),
  validateSearch: (search: Record<string, unknown>): ContractSearch => ({
    view: oneOf(['ended', 'all'], search['view']),
    kind: oneOf(['dividend', 'daily', 'hourly', 'realtime'], search['kind']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    contract: rowId(search['contract']),
  }),
});

const contractBills = createRoute({
  getParentRoute: () => root,
  path: '/contractBills',
  component: lazyRouteComponent(() => import('./screens/contracts/BillsScreen.tsx'), 'BillsScreen'),
  validateSearch: (search: Record<string, unknown>): BillSearch => ({
    view: oneOf(['open', 'issued', 'rejected', 'all'], search['view']),
    search: text(search['search']),
    page: pageNumber(search['page']),
    bill: rowId(search['bill']),
  }),
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  component: lazyRouteComponent(() => import('./screens/outbox/OutboxScreen.tsx'), 'OutboxScreen'),
  validateSearch: (search: Record<string, unknown>): OutboxSearch => ({
    channel: oneOf(['sms', 'email'], search['channel']),
    status: oneOf(['waiting', 'sent', 'failed', 'kept'], search['status']),
    page: pageNumber(search['page']),
  }),
});

const jobs = createRoute({
  getParentRoute: () => root,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./screens/jobs/JobsScreen.tsx'), 'JobsScreen'),
  validateSearch: (search: Record<string, unknown>): JobSearch => ({
    view: oneOf(['schedule'], search['view']),
    status: oneOf(['waiting', 'running', 'failed'], search['status']),
    page: pageNumber(search['page']),
  }),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/site/SettingsScreen.tsx'), 'SettingsScreen'),
  validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
    tab: oneOf(settingTabs, search['tab']),
  }),
});

export const router = createRouter({
  routeTree: root.addChildren([
    overview,
    deposits,
    withdrawals,
    members,
    member,
    feedback,
    letters,
    broadcasts,
    segments,
    chat,
    ledger,
    wallets,
    bonuses,
    freeRounds,
    heldWins,
    refusedCalls,
    promotions,
    applications,
    rebates,
    points,
    vendors,
    games,
    returns,
    comparisons,
    jackpots,
    lotteries,
    reconciliation,
    channels,
    adjustments,
    audit,
    excluded,
    kyc,
    contracts,
    contractList,
    contractBills,
    agents,
    candidates,
    invites,
    outbox,
    jobs,
    content,
    settings,
  ]),
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
