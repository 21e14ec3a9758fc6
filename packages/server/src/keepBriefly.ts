import type { Clock } from './clock.ts';

/**
 * A stale-while-revalidate cache for a brand's public lists, so that any number of visitors costs one query per few
 * seconds. During a refresh callers get the last value; a failed one is retried with the next call.
 */
export function keepBriefly<Value>(
  clock: Clock,
  freshMs: number,
  read: (brandId: number) => Promise<Value>,
): (brandId: number) => Promise<Value> {
  type Kept = { at: number; value: Promise<Value>; isRenewed: boolean };
  const kept = new Map<number, Kept>();

  const start = (brandId: number): Kept => {
    const entry: Kept = { at: clock(), value: read(brandId), isRenewed: false };
    entry.value.then(
      () => kept.set(brandId, entry),
      () => {
        if (kept.get(brandId) === entry) kept.delete(brandId);
      },
    );
    return entry;
  };

  return (brandId) => {
    const now = kept.get(brandId);
    if (now === undefined) {
      const first = start(brandId);
      kept.set(brandId, first);
      return first.value;
    }
    // A clock that was set back makes the age invalid, so the value is refreshed.
    if (Math.abs(clock() - now.at) > freshMs && !now.isRenewed) {
      now.isRenewed = true;
      start(brandId).value.catch(() => {
        now.isRenewed = false;
      });
    }
    return now.value;
  };
}
