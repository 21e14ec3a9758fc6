import type { Queryable } from './db.ts';

/** Rows per statement: locks are held for milliseconds, and no call waits for a night's worth of rows. */
const BATCH = 5_000;
/** The maximum number of batches per run; the rest is left for the next run. */
const MOST_BATCHES = 200;

/**
 * Removes the rows of a table that match a condition, in batches. `table` and `where` are constants of the caller's
 * code, never user input. Any number of processes may run this: an advisory lock per table makes the others skip it, so
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
