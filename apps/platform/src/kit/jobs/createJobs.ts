import { Logger as QueueLogger, runOnce, type RunnerOptions, type TaskList } from 'graphile-worker';
import { createPool, type Pool } from '../db.ts';
import type { Logger } from '@baize/server/logger';
import type { Job, Performed, Recurring } from './Job.ts';
import { freeAbandoned } from './store/queue.ts';
import { runQueue } from './runQueue.ts';
import { runSchedule } from './runSchedule.ts';
import { withDeadline } from './withDeadline.ts';

/** Maximum concurrent tasks of one process. */
const AT_ONCE = 4;

/** Interval of releasing tasks of dead processes. */
const FREE_EVERY_MS = 5_000;

export type Jobs = Readonly<{
  /** Starts running due jobs, until closed. Only once. */
  start(): void;
  /** Runs a recurring job once, here and now; rethrows its error. */
  turn(name: string): Promise<void>;
  /** Runs due tasks until there are none; failed ones wait for their retry. */
  drain(): Promise<void>;
  /** Stops and waits for running jobs. */
  close(): Promise<void>;
}>;

type Options = { databaseUrl: string; log: Logger; jobs: readonly Job[] };

const isRecurring = (job: Job): job is Recurring => 'everyMs' in job;

/** The background jobs of one process: a schedule shared by all processes, and graphile-worker's task queue. */
export function createJobs({ databaseUrl, log, jobs }: Options): Jobs {
  const tasks = jobs.filter((job): job is Performed => !isRecurring(job));
  const names = jobs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two jobs are called ${twice}.`);
  const tooLong = tasks.find(({ deadlineMs }) => deadlineMs > 60_000);
  if (tooLong) throw new Error(`${tooLong.name} may take ${tooLong.deadlineMs} ms; a task has at most a minute.`);

  let pool: Pool | undefined;
  const open = (): Pool =>
    (pool ??= createPool({ url: databaseUrl, applicationName: 'baize-jobs', max: AT_ONCE + 2, readsTextIds: true }));
  const recurring: Recurring[] = [
    ...jobs.filter(isRecurring),
    {
      ...{ name: 'jobs.freeAbandoned', everyMs: FREE_EVERY_MS, deadlineMs: 30_000 },
      run: () => freeAbandoned(open(), tasks),
    },
  ];
  const taskList: TaskList = Object.fromEntries(
    tasks.map(({ name, deadlineMs, run: work }) => [
      name,
      (payload: unknown) => withDeadline(deadlineMs, (signal) => work(payload, signal)),
    ]),
  );
  const logger = new QueueLogger(() => (level, message, meta) => {
    // The library logs each failed attempt as an error; here it is a warning, since a retry may succeed.
    if (level === 'error' || level === 'warning') log.warn({ queue: message, err: meta?.['error'] }, 'job failed');
    else log.debug({ queue: message }, 'queue');
  });
  const options = (): RunnerOptions => ({
    ...{ pgPool: open(), taskList, logger, noHandleSignals: true, concurrency: AT_ONCE },
    // Without batching a task's completion is awaited, and its failure is reported.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });

  let stops: (() => Promise<void>)[] = [];
  return {
    start() {
      stops = [runSchedule({ db: open(), log }, recurring), runQueue(options(), log)];
    },
    async turn(name) {
      const job = recurring.find((one) => one.name === name);
      if (!job) throw new Error(`No recurring job is called ${name}.`);
      await withDeadline(job.deadlineMs, (signal) => job.run(signal));
    },
    drain: () => runOnce(options()),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await pool?.end();
    },
  };
}
