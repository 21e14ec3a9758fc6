import type { Clock } from './clock.ts';
import { dropOldest } from './dropOldest.ts';

/** How long a process may go on with what it has read: a change takes effect in every process within this time. */
const FRESH_MS = 1_000;

/**
 * Caches the results of queries for a second, each under its key, so that no call waits for what rarely changes. A
 * failed read is retried with the next call. A clock that was set back shortens the second. Beyond `most` keys the ones
 * read longest ago are dropped.
 */
export function cachedReads<Value>(
  clock: Clock,
  most = Number.POSITIVE_INFINITY,
): Readonly<{
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Reads everything anew with the next calls. */
  forget(): void;
}> {
  const kept = new Map<string, Readonly<{ readAt: number; reading: Promise<Value> }>>();
  return {
    get(key, read) {
      const known = kept.get(key);
      if (known !== undefined && Math.abs(clock() - known.readAt) <= FRESH_MS) return known.reading;
      const mine = { readAt: clock(), reading: read() };
      mine.reading.catch(() => {
        if (kept.get(key) === mine) kept.delete(key);
      });
      kept.delete(key);
      kept.set(key, mine);
      dropOldest(kept, most);
      return mine.reading;
    },
    forget() {
      kept.clear();
    },
  };
}
