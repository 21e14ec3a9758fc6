import { localText } from '@baize/contract/localText';
import type { getReportFile, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { readPages, wallClock } from '#modules/exports/index.ts';
import { presentRound, roundFileWords, type PlacedRound } from '#modules/vendors/index.ts';
import { spendableOf, walletFileWords, type PlacedEntry } from '#modules/wallet/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { Figures } from './figuresOf.ts';
import { readDownlinePage } from './readDownlinePage.ts';
import { readEntriesBehind, readEntriesPage } from './readEntriesPage.ts';
import { readOverview } from './readOverview.ts';
import { readRevenue } from './readRevenue.ts';
import { readRoundsBehind, readRoundsPage } from './readRoundsPage.ts';
import { readStatements, type Branch } from './readStatements.ts';
import { reportWords } from './reportWords.ts';
import { isAgentType } from './rules.ts';
import { depthBelow, type DownlineRow } from './store/tree.ts';

type Asked = InputOf<typeof getReportFile> & { brand: Brand; brandId: number; agentId: bigint };
type Rows = Readonly<{ count: number; rows: AsyncIterable<readonly string[]> }>;

/** What reports need of the platform. */
type Deps = Pick<AgentsDeps, 'pool' | 'identity' | 'catalogue'>;

/**
 * The row count of a report and its rows, page by page: exactly what its own page shows. `pageRows` is how many are read
 * at a time.
 */
export async function reportRows(deps: Deps, asked: Asked, pageRows?: number): Promise<Rows> {
  switch (asked.report) {
    case 'overview':
      return overviewRows(deps, asked);
    case 'downlines':
      return downlineRows(deps, asked, pageRows);
    case 'rounds':
      return roundRows(deps, asked, pageRows);
    case 'statements':
      return statementRows(deps, asked, pageRows);
    case 'revenue':
      return revenueRows(deps, asked);
    case 'transactions':
      return transactionRows(deps, asked, pageRows);
  }
}

async function* each<Item>(items: Iterable<Item>, rowOf: (item: Item) => readonly string[]) {
  for (const item of items) yield rowOf(item);
}

/** Reads all pages, each behind the last row of the one before, and what a page says of its rows. */
async function* paged<Row>(
  read: (page: { limit: number; after: Row | undefined }) => Promise<readonly Row[]>,
  cellsOf: (rows: readonly Row[]) => Promise<readonly (readonly string[])[]>,
  pageRows?: number,
) {
  const pages = readPages<{ row: Row; cells: readonly string[] }>(async ({ limit, after }) => {
    const rows = await read({ limit, after: after?.row });
    const cells = await cellsOf(rows);
    return rows.map((row, at) => ({ row, cells: cells[at] ?? [] }));
  }, pageRows);
  for await (const { cells } of pages) yield cells;
}

/** A member of the own team, or the agent. */
async function parentOf({ pool }: Deps, { brandId, agentId, parentId }: Asked): Promise<bigint> {
  const memberId = parentId === undefined ? agentId : BigInt(parentId);
  const depth = await depthBelow(pool, { brandId, agentId, memberId });
  if (depth === undefined) throw new Refusal('downline_unknown');
  return memberId;
}

async function namesOf({ identity }: Deps, brandId: number, rows: readonly { memberId: bigint }[]) {
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  const accounts = await identity.accountsOf({ brandId, memberIds });
  return (id: bigint): string => accounts.get(id)?.account ?? '';
}

async function overviewRows(deps: Deps, { scope, ...asked }: Asked): Promise<Rows> {
  const words = reportWords[asked.language];
  const { byCategory, figures } = await readOverview(deps, { ...asked, scope: scope === 'direct' ? 'direct' : 'team' });
  const sums = ({ rounds, bets, validBets, payout }: Figures | (typeof byCategory)[number]): string[] => [
    String(rounds),
    ...[bets, validBets, payout].map(formatAmount),
  ];
  const rows = [
    ...byCategory.map((one) => [words.categories[one.gameClassify], ...sums(one), formatAmount(one.net)]),
    [words.total, ...sums(figures), formatAmount(figures.net)],
  ];
  return { count: rows.length, rows: each(rows, (row) => row) };
}

async function downlineRows(deps: Deps, asked: Asked, pageRows?: number): Promise<Rows> {
  const { pool, identity } = deps;
  const { brand, brandId, language } = asked;
  const words = reportWords[language];
  const clock = wallClock(brand.timeZone);
  const who = { ...asked, parentId: await parentOf(deps, asked) };
  const { total } = await readDownlinePage(deps, { ...who, limit: 1 });
  const read = async ({ limit, after }: { limit: number; after: DownlineRow | undefined }) =>
    (await readDownlinePage(deps, { ...who, limit, after: after?.memberId })).rows;
  const cellsOf = async (found: readonly DownlineRow[]): Promise<string[][]> => {
    const memberIds = found.map(({ memberId }) => memberId);
    const [accounts, balances] = await Promise.all([
      identity.accountsOf({ brandId, memberIds }),
      spendableOf(pool, memberIds),
    ]);
    return found.map((row) => {
      const account = accounts.get(row.memberId);
      const purse = balances.find((one) => one.memberId === row.memberId && one.currency === brand.currency);
      return [
        account?.account ?? '',
        isAgentType(row.type) ? words.types.agent : words.types.member,
        ...[row.level, row.directCount, row.teamCount].map(String),
        formatAmount(purse?.balance ?? 0n),
        String(row.rebateBps / 100),
        String(row.prizeGroup),
        words.states[account?.status ?? 'closed'],
        clock(row.joinedAt),
        account?.lastLoginAt ? clock(account.lastLoginAt) : '',
      ];
    });
  };
  return { count: total, rows: paged(read, cellsOf, pageRows) };
}

async function roundRows(deps: Deps, asked: Asked, pageRows?: number): Promise<Rows> {
  const { catalogue } = deps;
  const { brand, brandId, language } = asked;
  const clock = wallClock(brand.timeZone);
  const { totals } = await readRoundsPage(deps, { ...asked, limit: 1 });
  // Where there are none, all days would be scanned for them.
  if (totals.rounds === 0) return { count: 0, rows: each([], () => []) };
  const cellsOf = async (found: readonly PlacedRound[]): Promise<string[][]> => {
    const nameOf = await namesOf(deps, brandId, found);
    return Promise.all(
      found.map(async (row) => {
        const face = await catalogue.displayOf(row.vendorId, row.gameCode);
        const { net } = presentRound(row, face);
        return [
          clock(row.startedAt),
          nameOf(row.memberId),
          localText(face.name, language),
          face.vendorName,
          row.round,
          ...[row.bet, row.validBet, row.win + row.adjusted, net].map(formatAmount),
          roundFileWords[language].status[row.status],
        ];
      }),
    );
  };
  const read = (page: { limit: number; after: PlacedRound | undefined }) =>
    readRoundsBehind(deps, { ...asked, ...page });
  return { count: totals.rounds, rows: paged(read, cellsOf, pageRows) };
}

async function statementRows(deps: Deps, asked: Asked, pageRows?: number): Promise<Rows> {
  const { brand, brandId, from, to, language } = asked;
  const words = reportWords[language];
  const parentId = await parentOf(deps, asked);
  const who = { brand, parentId, from, to };
  const row = (name: string, team: string, figures: Figures): string[] => [
    ...[name, team, formatAmount(figures.deposits), formatAmount(figures.withdrawals), String(figures.rounds)],
    ...[figures.bets, figures.validBets, figures.payout, figures.rebates, figures.activity].map(formatAmount),
    ...[figures.pay, figures.net].map(formatAmount),
  ];
  const { own, total, count } = await readStatements(deps, { ...who, limit: 1 });
  const branches = paged<Branch>(
    async ({ limit, after }) => (await readStatements(deps, { ...who, limit, after: after?.memberId })).branches,
    async (found) => {
      const nameOf = await namesOf(deps, brandId, found);
      return found.map(({ memberId, teamCount, figures }) => row(nameOf(memberId), String(teamCount), figures));
    },
    pageRows,
  );
  const rows = async function* () {
    yield* branches;
    yield row(words.own, '', own);
    yield row(words.total, '', total);
  };
  return { count: count + 2, rows: rows() };
}

async function revenueRows(deps: Deps, { brand, brandId, agentId, from, to }: Asked): Promise<Rows> {
  const { days } = await readRevenue(deps, { brand, brandId, agentId, from, to });
  const rows = each(days, ({ day, rebates, pay, total, entries }) => [
    ...[day, formatAmount(rebates), formatAmount(pay), formatAmount(total), String(entries.length)],
  ]);
  return { count: days.length, rows };
}

async function transactionRows(deps: Deps, asked: Asked, pageRows?: number): Promise<Rows> {
  const { brand, brandId, language } = asked;
  const clock = wallClock(brand.timeZone);
  const { total } = await readEntriesPage(deps, { ...asked, limit: 1 });
  const cellsOf = async (found: readonly PlacedEntry[]): Promise<string[][]> => {
    const nameOf = await namesOf(deps, brandId, found);
    return found.map((row) => [
      ...[clock(row.createdAt), nameOf(row.memberId), walletFileWords[language].kinds[row.kind]],
      ...[row.balanceAfter - row.amount, row.amount, row.balanceAfter].map(formatAmount),
      String(row.transferId),
    ]);
  };
  const read = (page: { limit: number; after: PlacedEntry | undefined }) =>
    readEntriesBehind(deps, { ...asked, ...page });
  return { count: total, rows: paged(read, cellsOf, pageRows) };
}
