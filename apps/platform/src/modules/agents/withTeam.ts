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

/** A team in one state of the database: what was counted stands there, what was not yet is in `changes`. */
export type Team = Readonly<{
  db: Transaction;
  agentId: bigint;
  changes: readonly (Count & Place)[];
  classes: CountRule['classes'];
}>;

/**
 * Reads about an agent's team in one state of the database, so that what has been counted and what is not counted yet fit
 * each other to the last unit while others count, play and join.
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
  // What was counted by other rules counts as what was never counted.
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

/** What a team comes to, or those who stand directly below: rows as `readSums` gives them, several of which may be alike. */
export async function sumsOf({ db, agentId, changes }: Team, query: Omit<SumQuery, 'agentId'>): Promise<Counted[]> {
  const rows = await readSums(db, { ...query, agentId });
  const isMeant = ({ depth }: Place): boolean => (query.scope === 'team' ? depth > 0 : depth === 1);
  return [...rows, ...changes.filter(isMeant).flatMap((row) => labelOf(row, query) ?? [])];
}
