import { cachedReads } from './cachedReads.ts';
import type { Clock } from './clock.ts';

/** Caches the result of one query for a second, as `cachedReads` does those of many. */
export function cachedRead<Value>(
  clock: Clock,
  read: () => Promise<Value>,
): Readonly<{
  get(): Promise<Value>;
  /** Reads anew with the next call, for a process that has just changed something itself. */
  forget(): void;
}> {
  const reads = cachedReads<Value>(clock);
  return { get: () => reads.get('', read), forget: () => reads.forget() };
}
