import type { Clock } from './clock.ts';

/** How long a process may go on with what it has read: a change takes effect in every process within this time. */
const FRESH_MS = 1_000;

/**
 * Caches the result of one query for a second, so that no call waits for what rarely changes. A failed read is retried
 * with the next call. A clock that was set back shortens the second.
 */
export function cachedRead<Value>(
  clock: Clock,
  read: () => Promise<Value>,
): Readonly<{
  get(): Promise<Value>;
  /** Reads anew with the next call, for a process that has just changed something itself. */
  forget(): void;
}> {
  let reading: Promise<Value> | undefined;
  let readAt = 0;
  return {
    get() {
      if (reading !== undefined && Math.abs(clock() - readAt) <= FRESH_MS) return reading;
      readAt = clock();
      const mine = read();
      mine.catch(() => {
        if (reading === mine) reading = undefined;
      });
      reading = mine;
      return mine;
    },
    forget() {
      reading = undefined;
    },
  };
}
