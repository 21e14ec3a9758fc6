import type { Queryable } from './db.ts';

/** Rows that one statement removes: a lock is held for milliseconds, and no call waits for a night's worth of rows. */
const BATCH = 5_000;
/** What is left after so many batches waits for the next run. */
const MOST_BATCHES = 200;

/**
 * Removes the rows of a table that a condition finds, few at a time. `table` and `where` are words of the caller's code,
 * never of anybody's input. Any number of processes may do this: while one of them is at a table, the others pass it by, so
 * that they never wait for each other's rows.
 */
export async function removeInBatches(
  db: Queryable,
  { table, where, values = [], batch = BATCH }: { table: string; where: string; values?: unknown[]; batch?: number },
): Promise<number> {
  let removed = 0;
  for (let done = 0; done < MOST_BATCHES; done += 1) {
    const { rowCount } = await db.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table}
          where (select pg_try_advisory_xact_lock(hashtext('removeInBatches'), hashtext('${table}'))) and (${where})
          limit ${Math.trunc(batch)}))`,
      values,
    );
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) break;
  }
  return removed;
}
