import type { Logger } from './logger.ts';

/**
 * Does some work again and again, one at a time: where it takes longer than the interval, a turn is left out. A failure is
 * logged under the job's name, and the next turn tries again. Returns how to stop; what is under way is waited for.
 */
export function startEvery(
  everyMs: number,
  { job, log }: { job: string; log: Logger },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ job, err: error }, 'job failed'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
