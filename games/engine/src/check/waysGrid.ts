import type { Place } from './Picture.ts';

/** Ways pay from the left: a symbol or the wild on each of the first `count` reels. */
export function waysGrid<Name extends string>(
  grid: readonly (readonly Name[])[],
  wins: readonly { symbol: Name; count: number }[],
  wild: Name,
  names: { readonly [Symbol in Name]: string },
): Place[][] {
  return grid.map((symbols, reel) =>
    symbols.map((symbol) => ({
      symbol,
      text: names[symbol],
      isPaid: wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === wild)),
    })),
  );
}
