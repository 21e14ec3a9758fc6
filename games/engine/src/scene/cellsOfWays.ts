import type { Cell } from './createWinCells.ts';

/** The places of a win in ways: its symbol and the wild, on as many reels from the left as it counts. */
export function cellsOfWays(
  grid: readonly (readonly string[])[],
  wins: readonly { symbol: string; count: number }[],
  wild: string,
): Cell[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) =>
      wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === wild)) ? [{ reel, row }] : [],
    ),
  );
}
