/** A token bucket per key: `capacity` requests at once and `perSecond` on average; forgets idle keys. */
export function createRequestBudget(capacity: number, perSecond: number): (key: string, nowMs: number) => boolean {
  const buckets = new Map<string, { left: number; atMs: number }>();
  return (key, nowMs) => {
    const bucket = buckets.get(key);
    const left = bucket ? Math.min(capacity, bucket.left + ((nowMs - bucket.atMs) / 1000) * perSecond) : capacity;
    if (buckets.size > 10_000) {
      for (const [name, { atMs }] of buckets) if (nowMs - atMs > (capacity / perSecond) * 1000) buckets.delete(name);
    }
    buckets.set(key, { left: left >= 1 ? left - 1 : left, atMs: nowMs });
    return left >= 1;
  };
}
