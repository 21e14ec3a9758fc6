import { transact } from '@baize/server/transact';
import type { Brand } from '#kit/implement.ts';
import type { AgentsDeps, Transaction } from './AgentsDeps.ts';
import type { Count, Counted, Figure, What } from './Count.ts';
import { isOutdated, type CountRule } from './CountRule.ts';
import { readChanged } from './readChanged.ts';
import { readChanges } from './readChanges.ts';
import { readClasses } from './readClasses.ts';
import { placesOf, readClock, readCountCursor, readTeamAfter, type CountCursor, type Place } from './store/counts.ts';
import { labelOf, readSums, type SumQuery } from './store/teamSums.ts';

type Asked = Readonly<{
  brand: Brand;
  agentId: bigint;
  /** What the report is made of: of nothing else is it read what is not aggregated yet. */
  whats: readonly What[];
}>;

/** A team in one snapshot: aggregated figures are in the tables, the rest, of `whats`, is in `changes`. */
export type Team = Readonly<{
  db: Transaction;
  /** When the snapshot was taken. */
  now: Date;
  agentId: bigint;
  whats: readonly What[];
  changes: readonly (Count & Place)[];
  classes: CountRule['classes'];
}>;

/**
 * Reads an agent's team in one snapshot, so that aggregated and not yet aggregated figures match to the last unit under
 * concurrent writes.
 */
export async function withTeam<Result>(
  { pool, catalogue }: Pick<AgentsDeps, 'pool' | 'catalogue'>,
  { brand, agentId, whats }: Asked,
  work: (team: Team) => Promise<Result>,
): Promise<Result> {
  const classes = await readClasses(catalogue);
  const inside = async (db: Transaction): Promise<Result> => {
    const cursor = await readCountCursor(db, brand.id);
    const changes = await readUncounted(db, { brand, classes }, { agentId, whats, cursor });
    return work({ db, now: cursor?.readAt ?? (await readClock(db)), agentId, whats, changes, classes });
  };
  return transact(pool, inside, 'snapshot');
}

async function readUncounted(
  db: Transaction,
  rule: CountRule,
  { agentId, whats, cursor }: Pick<Asked, 'agentId' | 'whats'> & { cursor: CountCursor | undefined },
): Promise<(Count & Place)[]> {
  const brandId = rule.brand.id;
  // Figures aggregated with other parameters count as not aggregated.
  const filledTo = cursor === undefined || isOutdated(rule, cursor) ? 0n : cursor.filledTo;
  const changed = new Map<bigint, ReadonlySet<string> | null>(
    cursor === undefined ? [] : await readChanged(db, rule, cursor.since),
  );
  if (filledTo !== null) {
    for (const id of await readTeamAfter(db, { brandId, agentId, after: filledTo })) changed.set(id, null);
  }
  const places = await placesOf(db, { brandId, agentId, memberIds: [...changed.keys()] });
  const placeOf = new Map(places.map((place) => [place.memberId, place]));
  const inTeam = new Map([...changed].filter(([memberId]) => placeOf.has(memberId)));
  const changes = await readChanges(db, rule, inTeam, whats);
  const placed: (Count & Place)[] = [];
  for (const row of changes) {
    const place = placeOf.get(row.memberId);
    if (place !== undefined) placed.push({ ...row, depth: place.depth, branchId: place.branchId });
  }
  return placed;
}

const nothing: Figure = { count: 0n, plus: 0n, minus: 0n, valid: 0n };

/** Figures of a team, or of direct downlines: rows as `readSums` returns them, each of what, day and key once. */
export async function sumsOf(team: Team, query: Omit<SumQuery, 'agentId'>): Promise<Counted[]> {
  const { db, agentId, changes } = team;
  refuseOthers(team, query.whats);
  const sums = new Map<string, Counted>();
  for (const row of await readSums(db, { ...query, agentId })) sums.set(`${row.what} ${row.day} ${row.key}`, row);
  for (const row of changes) {
    const isMeant = query.scope === 'team' ? row.depth > 0 : row.depth === 1;
    const label = isMeant ? labelOf(row, query) : undefined;
    if (label === undefined) continue;
    const { what } = row;
    const place = `${what} ${label.day} ${label.key}`;
    const { count, plus, minus, valid } = sums.get(place) ?? nothing;
    sums.set(place, {
      ...{ what, day: label.day, key: label.key, count: count + row.count, plus: plus + row.plus },
      ...{ minus: minus + row.minus, valid: valid + row.valid },
    });
  }
  return [...sums.values()];
}

/** What is not aggregated yet would be missing of anything that the report did not say it is made of. */
export function refuseOthers({ whats }: Pick<Team, 'whats'>, asked: readonly What[]): void {
  const other = asked.find((what) => !whats.includes(what));
  if (other !== undefined) throw new Error(`The report reads ${other} without having asked for it.`);
}
