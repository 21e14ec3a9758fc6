import type { Queryable } from '../../db.ts';
import type { Performed } from '../Job.ts';

export type QueueStatus = 'waiting' | 'running' | 'failed';

export type QueueRow = Readonly<{
  id: bigint;
  name: string;
  status: QueueStatus;
  attempts: number;
  maxAttempts: number;
  fault: string;
  createdAt: Date;
  runAt: Date;
}>;

/** Time beyond the time-out that a process may need to record the result. */
const GRACE_MS = 10_000;

/** Failed after its last attempt; running while a process holds it; otherwise waiting for its first or next attempt. */
const statusOf = `case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'waiting' end`;

/**
 * Releases tasks of dead processes. A living one never holds a task longer than its time-out. Returns how many there
 * were.
 */
export async function freeAbandoned(db: Queryable, jobs: readonly Performed[]): Promise<number> {
  const { rows } = await db.query<{ holder: string }>(
    `select distinct j.locked_by as holder
       from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       join unnest($1::text[], $2::int[]) as known (name, deadline_ms) on known.name = t.identifier
      where j.locked_at < now() - (known.deadline_ms + $3) * interval '1 ms'`,
    [jobs.map(({ name }) => name), jobs.map(({ deadlineMs }) => deadlineMs), GRACE_MS],
  );
  if (rows.length > 0) {
    await db.query('select graphile_worker.force_unlock_workers($1::text[])', [rows.map(({ holder }) => holder)]);
  }
  return rows.length;
}

type Page = { brandId: number; status: QueueStatus | undefined; limit: number; offset: number };

/** A brand's tasks that wait, run or have failed, newest first, with the count of each. */
export async function readQueue(
  db: Queryable,
  { brandId, status, limit, offset }: Page,
): Promise<{ rows: readonly QueueRow[]; counts: Readonly<Record<QueueStatus, number>> }> {
  const { rows } = await db.query<QueueRow>(
    `select * from (
       select id, task_identifier as name, ${statusOf} as status, attempts, max_attempts as "maxAttempts",
              coalesce(last_error, '') as fault, created_at as "createdAt", run_at as "runAt"
         from (select j.*, t.identifier as task_identifier
                 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
                where j.payload ->> 'brandId' = $1) own) listed
      where $2::text is null or status = $2
      order by id desc limit $3 offset $4`,
    [String(brandId), status ?? null, limit, offset],
  );
  const { rows: counted } = await db.query<{ status: QueueStatus; count: number }>(
    `select ${statusOf} as status, count(*)::int as count
       from graphile_worker._private_jobs where payload ->> 'brandId' = $1 group by 1`,
    [String(brandId)],
  );
  const counts = { waiting: 0, running: 0, failed: 0 };
  for (const one of counted) counts[one.status] = one.count;
  return { rows, counts };
}

/** Retries a brand's failed or waiting task now, with all attempts restored. */
export async function retryNow(db: Queryable, brandId: number, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await db.query<{ name: string }>(
    `select t.identifier as name
       from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id,
            lateral graphile_worker.reschedule_jobs(array[j.id], run_at => now(), attempts => 0) again
      where j.id = $2 and j.payload ->> 'brandId' = $1 and j.locked_at is null`,
    [String(brandId), id],
  );
  return rows[0];
}
