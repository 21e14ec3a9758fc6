/**
 * Cuts a pot of `whole` pieces into `count` shares of at least one piece each. Every way of cutting it is equally likely,
 * so whoever comes first has no better chance than the last. `draw(n)` gives a fair whole number below n.
 */
export function drawShares(whole: number, count: number, draw: (n: number) => number): number[] {
  if (!Number.isSafeInteger(whole) || !Number.isSafeInteger(count) || count < 1 || whole < count) {
    throw new RangeError(`A pot of ${whole} cannot be cut into ${count} shares.`);
  }
  // Places to cut at, each once: of the first `top` places one is drawn; where it is taken, the new last one stands in.
  const cuts = new Set<number>();
  for (let top = whole - count + 1; top < whole; top += 1) {
    const place = draw(top) + 1;
    cuts.add(cuts.has(place) ? top : place);
  }
  const edges = [0, ...[...cuts].toSorted((one, other) => one - other), whole];
  return edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
}
