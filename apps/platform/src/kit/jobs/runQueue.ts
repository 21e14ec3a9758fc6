import { EventEmitter } from 'node:events';
import { run, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@baize/server/logger';

/** New tasks are notified; this is the polling fallback for missed notifications. */
const POLL_MS = 2_000;

/** Delay before the queue is restarted after it ended, as it does when the database was gone during a task. */
const AGAIN_MS = 1_000;

/** Time-out for the last statements of an idle queue at shutdown. */
const LAST_STATEMENTS_MS = 2_000;

/** Events of the queue that end a task, successful or not. */
const ends = [
  'pool:gracefulShutdown:complete',
  'pool:gracefulShutdown:error',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const;

/**
 * Runs the tasks of the queue, surviving losses of the database. Returns a function that stops it and waits for running
 * tasks.
 */
export function runQueue(options: RunnerOptions, log: Logger): () => Promise<void> {
  const closing = new AbortController();
  let stopRunner: (() => Promise<void>) | undefined;
  const going = (async () => {
    while (!closing.signal.aborted) {
      try {
        const events: WorkerEvents = new EventEmitter();
        // After a failed statement its count of running tasks is too low, and stop() would wait for ever after the last
        // task.
        const isIdle = new Promise<void>((resolve) => {
          const wind = (): void => void setTimeout(resolve, LAST_STATEMENTS_MS);
          for (const end of ends) events.once(end, wind);
        });
        const runner = await run({ ...options, events, pollInterval: POLL_MS, parsedCronItems: [] });
        // It refuses to be stopped if it has just ended by itself.
        stopRunner = () => Promise.race([runner.stop().catch(() => undefined), isIdle]);
        if (closing.signal.aborted) await stopRunner();
        await Promise.race([runner.promise, isIdle]);
      } catch (error) {
        log.warn({ err: error }, 'the queue of jobs ended');
      }
      stopRunner = undefined;
      await wait(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    closing.abort();
    await stopRunner?.();
    await going;
  };
}
