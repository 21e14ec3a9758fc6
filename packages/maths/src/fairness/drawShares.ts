/**
 * Splits a pot of `whole` pieces into `count` shares of at least one piece each. All splits are equally likely, so the
 * first taker has no better chance than the last. `draw(n)` gives an unbiased whole number below n.
 */
export function drawShares(whole: number, count: number, draw: (n: number) => number): number[] {
  if (!Number.isSafeInteger(whole) || !Number.isSafeInteger(count) || count < 1 || whole < count) {
    throw new RangeError(`A pot of ${whole} cannot be cut into ${count} shares.`);
  }
  // Distinct cut positions by Floyd's sampling: draw one of the first `top`; if it is taken, use the new last one.
  const cuts = new Set<number>();
  for (let top = whole - count + 1; top < whole; top += 1) {
    const place = draw(top) + 1;
    cuts.add(cuts.has(place) ? top : place);
  }
  const edges = [0, ...[...cuts].toSorted((one, other) => one - other), whole];
  return edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
}
