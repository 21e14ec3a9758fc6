import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import { entriesBelow, type TeamEntry } from '#modules/wallet/index.ts';
import type { Brand } from '#kit/implement.ts';
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
    offset: number;
  }>;

const MINUTE_MS = 60_000;
/** The first scan covers this multiple of the days that an average page needs. */
const AHEAD = 4;

/** A page of a team's ledger entries, newest first, with the totals of all. */
export async function readTeamEntries(team: Team, query: Query) {
  const { brand, scope, from, to, kinds, limit, offset } = query;
  const counted = (await sumsOf(team, { scope, from, to, whats: ['money'] })).filter(
    (row) => kinds === undefined || kinds.includes(kindOf(row)),
  );
  const counts = new Map<string, number>();
  for (const { day, count } of counted) counts.set(day, (counts.get(day) ?? 0) + Number(count));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { since, before, skipped } = windowOf(counts, { from, limit, offset });
  const { timeZone } = brand;
  const first = (await readStretch(team.db, { from: since, to: since, timeZone })).plain.from;
  const end =
    before === undefined
      ? (await readStretch(team.db, { from: to, to, timeZone })).plain.to
      : (await readStretch(team.db, { from: before, to: before, timeZone })).plain.from;
  const now = await readClock(team.db);
  // There are no entries in the future.
  const last = new Date(Math.min(end.getTime(), now.getTime() + MINUTE_MS));
  const within = [...counts].reduce(
    (sum, [day, count]) => sum + (day >= since && (before === undefined || day < before) ? count : 0),
    0,
  );
  const wanted = Math.min(offset - skipped + limit, within);
  let rows: TeamEntry[] = [];
  let widthMs = ((last.getTime() - first.getTime()) * wanted * AHEAD) / Math.max(within, 1);
  for (; wanted > offset - skipped; widthMs *= 8) {
    const start = new Date(Math.max(first.getTime(), last.getTime() - Math.max(widthMs, MINUTE_MS)));
    rows = await entriesBelow(team.db, {
      ...{ brandId: brand.id, currency: brand.currency, agentId: team.agentId, scope },
      ...{ from: start, to: last, kinds, limit, offset: offset - skipped },
    });
    if (rows.length === wanted - (offset - skipped) || start.getTime() === first.getTime()) break;
  }
  return {
    ...{ rows, total },
    in: counted.reduce((sum, { plus }) => sum + plus, 0n),
    out: counted.reduce((sum, { minus }) => sum + minus, 0n),
  };
}
