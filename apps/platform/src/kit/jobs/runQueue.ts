import { run, type RunnerOptions } from 'graphile-worker';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@baize/server/logger';

/** A new task is told of at once; this often it is looked for in case that was missed. */
const POLL_MS = 2_000;

/** How long the queue is left alone after it ended, as it does when the database was gone while a task was under way. */
const AGAIN_MS = 1_000;

/** Does the tasks of the queue, whatever becomes of the database meanwhile. Returns how to stop; what is under way is waited for. */
export function runQueue(options: RunnerOptions, log: Logger): () => Promise<void> {
  const closing = new AbortController();
  let stopRunner: (() => Promise<void>) | undefined;
  const going = (async () => {
    while (!closing.signal.aborted) {
      try {
        const runner = await run({ ...options, pollInterval: POLL_MS, parsedCronItems: [] });
        // It refuses to be stopped when it has just ended by itself.
        stopRunner = () => runner.stop().catch(() => undefined);
        if (closing.signal.aborted) await stopRunner();
        await runner.promise;
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
