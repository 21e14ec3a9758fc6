/**
 * Where a page of a list lies that goes from the newest to the oldest, by how many rows each day has: `since` is the last
 * day that has to be read, `before` the first that is skipped whole with `skipped` rows; undefined when none is.
 */
export function windowOf(
  counts: ReadonlyMap<string, number>,
  { from, limit, offset }: { from: string; limit: number; offset: number },
): { since: string; before: string | undefined; skipped: number } {
  let [sum, before, skipped] = [0, undefined as string | undefined, 0];
  for (const [day, count] of [...counts].sort(([one], [other]) => (one < other ? 1 : -1))) {
    sum += count;
    if (sum <= offset) [before, skipped] = [day, sum];
    if (sum >= offset + limit) return { since: day, before, skipped };
  }
  return { since: from, before, skipped };
}
