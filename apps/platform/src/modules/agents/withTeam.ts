import { transact } from '@baize/server/transact';
import type { Brand } from '#kit/implement.ts';
import type { AgentsDeps, Transaction } from './AgentsDeps.ts';
import type { Count, Counted } from './Count.ts';
import { isOutdated, type CountRule } from './CountRule.ts';
import { readChanged } from './readChanged.ts';
import { readChanges } from './readChanges.ts';
import { readClasses } from './readClasses.ts';
import { holdState, placesOf, readCountCursor, readSince, readTeamAfter, type Place } from './store/counts.ts';
import { labelOf, readSums, type SumQuery } from './store/teamSums.ts';

type Asked = Readonly<{ brand: Brand; agentId: bigint }>;

/** A team in one snapshot: aggregated figures are in the tables, the rest is in `changes`. */
export type Team = Readonly<{
  db: Transaction;
  agentId: bigint;
  changes: readonly (Count & Place)[];
  classes: CountRule['classes'];
}>;

/**
 * Reads an agent's team in one snapshot, so that aggregated and not yet aggregated figures match to the last unit under
 * concurrent writes.
 */
export async function withTeam<Result>(
  { pool, catalogue }: Pick<AgentsDeps, 'pool' | 'catalogue'>,
  { brand, agentId }: Asked,
  work: (team: Team) => Promise<Result>,
): Promise<Result> {
  const classes = await readClasses(catalogue);
  return transact(pool, async (db) => {
    await holdState(db);
    const changes = await readUncounted(db, { brand, classes }, agentId);
    return work({ db, agentId, changes, classes });
  });
}

async function readUncounted(db: Transaction, rule: CountRule, agentId: bigint): Promise<(Count & Place)[]> {
  const brandId = rule.brand.id;
  const cursor = await readCountCursor(db, brandId);
  // Figures aggregated with other parameters count as not aggregated.
  const filledTo = cursor === undefined || isOutdated(rule, cursor) ? 0n : cursor.filledTo;
  const changed = new Map<bigint, ReadonlySet<string> | null>(
    cursor === undefined ? [] : await readChanged(db, rule, await readSince(db, cursor.seenAt)),
  );
  if (filledTo !== null) {
    for (const id of await readTeamAfter(db, { brandId, agentId, after: filledTo })) changed.set(id, null);
  }
  const places = await placesOf(db, { brandId, agentId, memberIds: [...changed.keys()] });
  const placeOf = new Map(places.map((place) => [place.memberId, place]));
  const changes = await readChanges(db, rule, new Map([...changed].filter(([memberId]) => placeOf.has(memberId))));
  return changes.flatMap((row) => {
    const place = placeOf.get(row.memberId);
    return place === undefined ? [] : [{ ...row, ...place }];
  });
}

/** Figures of a team, or of direct downlines: rows as `readSums` returns them, of which several may be alike. */
export async function sumsOf({ db, agentId, changes }: Team, query: Omit<SumQuery, 'agentId'>): Promise<Counted[]> {
  const rows = await readSums(db, { ...query, agentId });
  const isMeant = ({ depth }: Place): boolean => (query.scope === 'team' ? depth > 0 : depth === 1);
  return [...rows, ...changes.filter(isMeant).flatMap((row) => labelOf(row, query) ?? [])];
}
