export interface WaysOfSymbol<Symbol> {
  symbol: Symbol;
  /** Number of reels from the left. */
  count: number;
  ways: number;
}

/**
 * For every symbol of the first reel: on how many reels from the left it or the wild appears, and in how many ways, as
 * the product of its counts per reel. The first reel has no wild.
 */
export function countWays<Symbol>(columns: readonly (readonly Symbol[])[], wild: Symbol): WaysOfSymbol<Symbol>[] {
  const found: WaysOfSymbol<Symbol>[] = [];
  const first = columns[0] ?? [];
  for (let row = 0; row < first.length; row += 1) {
    const symbol = first[row]!;
    if (first.indexOf(symbol) !== row) continue;
    let ways = 1;
    let count = 0;
    while (count < columns.length) {
      let here = 0;
      for (const one of columns[count]!) if (one === symbol || one === wild) here += 1;
      if (here === 0) break;
      ways *= here;
      count += 1;
    }
    found.push({ symbol, count, ways });
  }
  return found;
}
