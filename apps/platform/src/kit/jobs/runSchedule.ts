import type { Queryable } from '../db.ts';
import type { Logger } from '@baize/server/logger';
import type { Recurring } from './Job.ts';
import { endTurn, enterSchedule, takeTurns } from './store/schedule.ts';
import { withDeadline } from './withDeadline.ts';

/** Polling interval of due runs in this process. */
const LOOK_MS = 250;

/** Runs a job once and records the result; its error goes into the log and its row. */
async function doTurn(db: Queryable, log: Logger, job: Recurring): Promise<void> {
  const going: { work?: Promise<unknown> } = {};
  let fault = '';
  try {
    await withDeadline(job.deadlineMs, (signal) => (going.work = job.run(signal)));
  } catch (error) {
    fault = (error instanceof Error ? error.message : String(error)).slice(0, 500) || 'failed';
    log.warn({ job: job.name, err: error }, 'job failed');
  }
  try {
    await endTurn(db, job.name, fault);
  } catch (error) {
    log.warn({ job: job.name, err: error }, 'the end of a job could not be written down');
  }
  // A run that exceeded its time-out is still running; the next run in this process waits for it.
  await going.work?.catch(() => undefined);
}

/**
 * Runs a schedule that any number of processes share: each run belongs to one process. A process that dies loses its
 * current run only, since the next one becomes due regardless. Returns a function that stops it and waits for running
 * jobs.
 */
export function runSchedule(
  { db, log }: { db: Queryable; log: Logger },
  jobs: readonly Recurring[],
): () => Promise<void> {
  const going = new Map<string, Promise<void>>();
  let isEntered = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (!isEntered) await enterSchedule(db, jobs);
    isEntered = true;
    const free = jobs.filter(({ name }) => !going.has(name));
    const due = new Set(
      await takeTurns(
        db,
        free.map(({ name }) => name),
      ),
    );
    for (const job of free) {
      if (!due.has(job.name)) continue;
      going.set(
        job.name,
        doTurn(db, log, job).finally(() => going.delete(job.name)),
      );
    }
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'the schedule could not be read'))
      .finally(() => {
        looking = undefined;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await Promise.all(going.values());
  };
}
