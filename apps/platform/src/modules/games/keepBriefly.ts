import type { Clock } from '@baize/server/clock';

/**
 * Keeps what a brand's public lists are made of for a few seconds, so that any number of visitors costs one reading.
 * While a new reading is under way everybody gets the last one; a reading that fails is tried again with the next call.
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
    // A clock that was set back makes old what it no longer can judge.
    if (Math.abs(clock() - now.at) > freshMs && !now.isRenewed) {
      now.isRenewed = true;
      start(brandId).value.catch(() => {
        now.isRenewed = false;
      });
    }
    return now.value;
  };
}
