import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Brand } from '#kit/implement.ts';
import { wallClock } from '#modules/exports/index.ts';
import { entriesBelow, type TeamEntry } from '#modules/wallet/index.ts';
import { kindOf } from './figuresOf.ts';
import { readClock } from './store/counts.ts';
import { readStretch, type Days } from './store/days.ts';
import { windowOf } from '@baize/server/windowOf';
import { sumsOf, type Team } from './withTeam.ts';

type Query = Days &
  Readonly<{
    brand: Brand;
    scope: 'team' | 'direct';
    kinds?: readonly TransactionKind[] | undefined;
    limit: number;
    offset?: number;
    /** The entry before them. */
    after?: TeamEntry | undefined;
  }>;

const MINUTE_MS = 60_000;
/** The first scan covers this multiple of the days that an average page needs. */
const AHEAD = 4;

/** A page of a team's ledger entries, newest first, with the totals of all. */
export async function readTeamEntries(team: Team, query: Query) {
  const { brand, scope, from, to, kinds, limit, after } = query;
  const counted = (await sumsOf(team, { scope, from, to, whats: ['money'] })).filter(
    (row) => kinds === undefined || kinds.includes(kindOf(row)),
  );
  const counts = new Map<string, number>();
  for (const { day, count } of counted) counts.set(day, (counts.get(day) ?? 0) + Number(count));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { first, last, within, offset } = await windowFor(team, counts, query);
  const wanted = Math.min(offset + limit, within);
  let rows: TeamEntry[] = [];
  let widthMs = ((last.getTime() - first.getTime()) * wanted * AHEAD) / Math.max(within, 1);
  for (; wanted > offset; widthMs *= 8) {
    const start = new Date(Math.max(first.getTime(), last.getTime() - Math.max(widthMs, MINUTE_MS)));
    rows = await entriesBelow(team.db, {
      ...{ brandId: brand.id, currency: brand.currency, agentId: team.agentId, scope },
      ...{ from: start, to: last, kinds, limit, offset, after },
    });
    if (rows.length === wanted - offset || start.getTime() === first.getTime()) break;
  }
  return {
    ...{ rows, total },
    in: counted.reduce((sum, { plus }) => sum + plus, 0n),
    out: counted.reduce((sum, { minus }) => sum + minus, 0n),
  };
}

type Window = Readonly<{ first: Date; last: Date; within: number; offset: number }>;

/**
 * The stretch in which a page lies, at most how many entries it has and how many of these come before the page: from the
 * number of entries per day, or from the entry before the page.
 */
async function windowFor(
  { db }: Team,
  counts: ReadonlyMap<string, number>,
  { brand: { timeZone }, from, to, limit, offset = 0, after }: Query,
): Promise<Window> {
  const stretchOf = async (first: string, last = first) =>
    (await readStretch(db, { from: first, to: last, timeZone })).plain;
  const sumOf = (isMeant: (day: string) => boolean): number =>
    [...counts].reduce((sum, [day, count]) => sum + (isMeant(day) ? count : 0), 0);
  if (after !== undefined) {
    const day = wallClock(timeZone)(after.createdAt).slice(0, 10);
    // A date of JavaScript has no microseconds.
    const last = new Date(after.createdAt.getTime() + 1);
    return { first: (await stretchOf(from)).from, last, within: sumOf((one) => one <= day), offset: 0 };
  }
  const { since, before, skipped } = windowOf(counts, { from, limit, offset });
  const first = (await stretchOf(since)).from;
  const end = before === undefined ? (await stretchOf(to)).to : (await stretchOf(before)).from;
  const now = await readClock(db);
  return {
    first,
    // There are no entries in the future.
    last: new Date(Math.min(end.getTime(), now.getTime() + MINUTE_MS)),
    within: sumOf((day) => day >= since && (before === undefined || day < before)),
    offset: offset - skipped,
  };
}
