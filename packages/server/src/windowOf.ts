/**
 * Locates a page of a newest-first list by the number of rows per day: `since` is the last day to be read, `before` the
 * first that is skipped completely with `skipped` rows; undefined if none is.
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
