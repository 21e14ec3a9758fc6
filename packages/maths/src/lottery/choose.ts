/** Binomial coefficient. Exact for every size of a selection; zero where k is below 0 or above n. */
export function choose(n: number, k: number): number {
  if (k < 0 || n < 0 || k > n) return 0;
  let ways = 1;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * (n - k + taken)) / taken;
  return ways;
}

/** The same without an upper bound, for weights of whole draws. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || n < 0 || k > n) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * BigInt(n - k + taken)) / BigInt(taken);
  return ways;
}

/** Every combination of k of the items, in order. */
export function* combinations<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - k; at += 1) {
    for (const rest of combinations(items, k - 1, at + 1)) yield [items[at]!, ...rest];
  }
}
