import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Brand } from '#kit/implement.ts';
import { wallClock } from '#modules/exports/index.ts';
import {
  countEntriesBelow,
  entriesBelow,
  entriesBelowBehind,
  isFoundByKind,
  type PlacedEntry,
  type TeamEntry,
} from '#modules/wallet/index.ts';
import type { Counted } from './Count.ts';
import { kindOf } from './figuresOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { windowOf } from '@baize/server/windowOf';
import { sumsOf, type Team } from './withTeam.ts';

type Asked = Days &
  Readonly<{ brand: Brand; scope: 'team' | 'direct'; kinds?: readonly TransactionKind[] | undefined; limit: number }>;
type Page = Readonly<{ offset: number }>;

const MINUTE_MS = 60_000;
/** The first scan covers this multiple of the days that an average page needs. */
const AHEAD = 4;
/** More entries than these are not skipped to come to a page. */
const MAX_SKIPPED = 200;
/** How often a window is cut for a page: where the hours of a day differ much, the first cut is far off. */
const MAX_CUTS = 8;

/** A page of a team's ledger entries, newest first, with the totals of all. */
export async function readTeamEntries(team: Team, query: Asked & Page) {
  const counted = await countedOf(team, query);
  const counts = countsOf(counted);
  const asked = belowOf(team, query, counted);
  const wide = await windowFor(team, counts, query);
  const { offset, ...window } = await narrow(team, asked, wide);
  return {
    rows: await readWithin<TeamEntry>(window, { ...query, offset }, (from) =>
      entriesBelow(team.db, { ...asked, from, to: window.last, offset }),
    ),
    total: sumOf(counts),
    in: counted.reduce((sum, { plus }) => sum + plus, 0n),
    out: counted.reduce((sum, { minus }) => sum + minus, 0n),
  };
}

/** A team's entries behind one of them, or the first ones, in the same order and without totals: for files. */
export async function readTeamEntriesBehind(
  team: Team,
  { after, ...query }: Asked & { after: PlacedEntry | undefined },
): Promise<PlacedEntry[]> {
  const counted = await countedOf(team, query);
  const counts = countsOf(counted);
  const asked = belowOf(team, query, counted);
  const window =
    after === undefined
      ? await windowFor(team, counts, { ...query, offset: 0 })
      : await windowBehind(team, counts, query, after);
  return readWithin(window, { ...query, offset: 0 }, (from) =>
    entriesBelowBehind(team.db, { ...asked, from, to: window.last, after }),
  );
}

/** The entries that are meant, of those kinds of which there are any. */
const belowOf = ({ agentId }: Team, { brand, scope, kinds, limit }: Asked, counted: readonly Counted[]) => ({
  ...{ brandId: brand.id, currency: brand.currency, agentId, scope, limit },
  kinds: kinds?.filter((kind) => counted.some((row) => kindOf(row) === kind)),
});

const countedOf = async (team: Team, { scope, from, to, kinds }: Asked): Promise<Counted[]> =>
  (await sumsOf(team, { scope, from, to, whats: ['money'], daily: ['money'] })).filter(
    (row) => kinds === undefined || kinds.includes(kindOf(row)),
  );

/** The number of entries of each day. */
function countsOf(counted: readonly Counted[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day, count } of counted) counts.set(day, (counts.get(day) ?? 0) + Number(count));
  return counts;
}

const sumOf = (counts: ReadonlyMap<string, number>, isMeant: (day: string) => boolean = () => true): number =>
  [...counts].reduce((sum, [day, count]) => sum + (isMeant(day) ? count : 0), 0);

/** The stretch in which a page lies, and at most how many entries it has. */
type Window = Readonly<{ first: Date; last: Date; within: number }>;

/** Reads a page from the end of its window backwards: as much of that as it needs, or all of it where an index finds kinds. */
async function readWithin<Row>(
  { first, last, within }: Window,
  { kinds, limit, offset }: Asked & Page,
  read: (from: Date) => Promise<Row[]>,
): Promise<Row[]> {
  const wanted = Math.min(offset + limit, within);
  if (wanted <= offset) return [];
  if (isFoundByKind(kinds)) return read(first);
  for (let widthMs = ((last.getTime() - first.getTime()) * wanted * AHEAD) / within; ; widthMs *= 8) {
    const start = new Date(Math.max(first.getTime(), last.getTime() - Math.max(widthMs, MINUTE_MS)));
    const rows = await read(start);
    if (rows.length === wanted - offset || start.getTime() === first.getTime()) return rows;
  }
}

/** The window of a page by the number of entries per day, and how many of these come before the page. */
async function windowFor(
  { db, now }: Team,
  counts: ReadonlyMap<string, number>,
  { brand: { timeZone }, from, to, limit, offset }: Asked & Page,
): Promise<Window & Page> {
  const stretchOf = async (day: string) => (await readStretch(db, { from: day, to: day, timeZone })).plain;
  const { since, before, skipped } = windowOf(counts, { from, limit, offset });
  const first = (await stretchOf(since)).from;
  const end = before === undefined ? (await stretchOf(to)).to : (await stretchOf(before)).from;
  return {
    first,
    // There are no entries in the future.
    last: new Date(Math.min(end.getTime(), now.getTime() + MINUTE_MS)),
    within: sumOf(counts, (day) => day >= since && (before === undefined || day < before)),
    offset: offset - skipped,
  };
}

/**
 * A shorter window for a page that lies deep in its own: entries are counted, which costs far less than to sort them, from
 * that end of the window which is closer to the page, up to where the page should begin by the mean of the window.
 */
async function narrow({ db }: Team, asked: ReturnType<typeof belowOf>, start: Window & Page): Promise<Window & Page> {
  const { limit } = asked;
  let { first, last, within, offset } = start;
  if (isFoundByKind(asked.kinds)) return start;
  let slack = MAX_SKIPPED / 2;
  for (let tries = 0; tries < MAX_CUTS && offset > MAX_SKIPPED && offset < within; tries += 1) {
    const part = Math.max(offset - slack, offset / 2) / within;
    const cut = new Date(Math.round(last.getTime() - (last.getTime() - first.getTime()) * part));
    const count = (from: Date, to: Date): Promise<number> => countEntriesBelow(db, { ...asked, from, to });
    const later = part < 0.5 ? await count(cut, last) : within - (await count(first, cut));
    if (later <= offset) [last, within, offset] = [cut, within - later, offset - later];
    else {
      // The page, or a part of it, is later than the cut: the next one is not to miss it again.
      slack *= 2;
      if (later >= offset + limit) [first, within] = [cut, later];
    }
  }
  return { first, last, within, offset };
}

/** The window of the entries behind one. */
async function windowBehind(
  { db }: Team,
  counts: ReadonlyMap<string, number>,
  { brand: { timeZone }, from }: Asked,
  { createdAt }: PlacedEntry,
): Promise<Window> {
  const { plain } = await readStretch(db, { from, to: from, timeZone });
  const day = wallClock(timeZone)(createdAt).slice(0, 10);
  // A date of JavaScript has no microseconds.
  const last = new Date(createdAt.getTime() + 1);
  return { first: plain.from, last, within: sumOf(counts, (one) => one <= day) };
}
