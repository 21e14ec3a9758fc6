import type { Queryable } from '../../db.ts';
import type { Recurring } from '../Job.ts';

export type ScheduleRow = Readonly<{
  name: string;
  everyMs: number;
  nextAt: Date;
  begunAt: Date | null;
  endedAt: Date | null;
  failures: number;
  fault: string;
  /** A run began recently, so some process runs jobs. */
  isRecent: boolean;
}>;

/** Maximum backoff after failures, for jobs that run more often than that. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Inserts the rows of this process's recurring jobs. Each is due now: a new process does not wait for a run that may be
 * an hour away.
 */
export async function enterSchedule(db: Queryable, jobs: readonly Recurring[]): Promise<void> {
  await db.query(
    `insert into kit_schedule (name, every_ms)
     select name, every_ms from unnest($1::text[], $2::int[]) as fresh (name, every_ms) order by name
     on conflict (name) do update
        set every_ms = excluded.every_ms, next_at = least(kit_schedule.next_at, clock_timestamp())`,
    [jobs.map(({ name }) => name), jobs.map(({ everyMs }) => everyMs)],
  );
}

/** Claims due runs of the named jobs exclusively. Rows locked by another process are skipped. */
export async function takeTurns(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `update kit_schedule s
        set next_at = clock_timestamp() + s.every_ms * interval '1 ms', begun_at = clock_timestamp()
       from (select name from kit_schedule
              where name = any($1) and next_at <= clock_timestamp()
              order by name for update skip locked) due
      where s.name = due.name
     returning s.name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Records the result of a run. A failed one is followed soon by the next, with growing backoff. */
export async function endTurn(db: Queryable, name: string, fault: string): Promise<void> {
  await db.query(
    `update kit_schedule
        set ended_at = clock_timestamp(), fault = $2,
            failures = case when $2 = '' then 0 else least(failures + 1, 1000000) end,
            next_at = case when $2 = '' then next_at
                           else least(next_at, begun_at + least($3, 1000 * 2 ^ least(failures, 20)) * interval '1 ms') end
      where name = $1`,
    [name, fault, LONGEST_WAIT_MS],
  );
}

/** Makes the next run due now. False if there is no such job. */
export async function hasten(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query('update kit_schedule set next_at = clock_timestamp() where name = $1', [name]);
  return rowCount === 1;
}

/** Some job runs every second, so a process that runs jobs starts one well within this time. */
const SILENT = '30 s';

/** All recurring jobs by name. */
export async function readSchedule(db: Queryable): Promise<readonly ScheduleRow[]> {
  const { rows } = await db.query<ScheduleRow>(
    `select name, every_ms as "everyMs", next_at as "nextAt", begun_at as "begunAt", ended_at as "endedAt", failures, fault,
            coalesce(begun_at > clock_timestamp() - $1::interval, false) as "isRecent"
       from kit_schedule order by name`,
    [SILENT],
  );
  return rows;
}
