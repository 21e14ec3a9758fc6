import { EventEmitter } from 'node:events';
import { run, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@baize/server/logger';

/** A new task is told of at once; this often it is looked for in case that was missed. */
const POLL_MS = 2_000;

/** How long the queue is left alone after it ended, as it does when the database was gone while a task was under way. */
const AGAIN_MS = 1_000;

/** How long the last statements of a queue that does no task any more are waited for. */
const LAST_STATEMENTS_MS = 2_000;

/** What a queue tells when the last of its tasks has ended, well or not. */
const ends = [
  'pool:gracefulShutdown:complete',
  'pool:gracefulShutdown:error',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const;

/** Does the tasks of the queue, whatever becomes of the database meanwhile. Returns how to stop; what is under way is waited for. */
export function runQueue(options: RunnerOptions, log: Logger): () => Promise<void> {
  const closing = new AbortController();
  let stopRunner: (() => Promise<void>) | undefined;
  const going = (async () => {
    while (!closing.signal.aborted) {
      try {
        const events: WorkerEvents = new EventEmitter();
        // After a statement that failed it counts what is still under way too low, and would wait for ever after its last task.
        const isIdle = new Promise<void>((resolve) => {
          const wind = (): void => void setTimeout(resolve, LAST_STATEMENTS_MS);
          for (const end of ends) events.once(end, wind);
        });
        const runner = await run({ ...options, events, pollInterval: POLL_MS, parsedCronItems: [] });
        // It refuses to be stopped when it has just ended by itself.
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
