import type { Queryable } from '../db.ts';
import type { Logger } from '@baize/server/logger';
import type { Recurring } from './Job.ts';
import { endTurn, enterSchedule, takeTurns } from './store/schedule.ts';
import { withDeadline } from './withDeadline.ts';

/** How often this process looks for turns that are due. */
const LOOK_MS = 250;

/** Does one turn and writes down how it ended; what it throws stands in the log and in its row. */
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
  // What overran its deadline is still going on; the next turn in this process comes after it.
  await going.work?.catch(() => undefined);
}

/**
 * Does the work of a schedule that any number of processes share: each turn is one process's. A process that dies costs
 * the turn it was in, since the next one is due whatever became of that. Returns how to stop; what is under way is waited for.
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
