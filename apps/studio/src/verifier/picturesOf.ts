import type { Outcome as DragonEight } from '@baize/maths/games/dragon-eight/Outcome';
import type { Outcome as LanternWays } from '@baize/maths/games/lantern-ways/Outcome';
import { payTable as linesTable } from '@baize/maths/games/dragon-eight/payTable';
import { payTable as fallsTable } from '@baize/maths/games/lantern-ways/payTable';
import { payTable as bowlTable } from '@baize/maths/games/treasure-bowl/payTable';
import { displayAmount } from '@baize/maths/money';
import type { Outcome } from '../Outcome.ts';
import type { Words } from './words.ts';

interface Place {
  symbol: string;
  text: string;
  /** What it is worth, where that is written on it. */
  worth?: bigint;
  /** Part of what was paid. */
  isPaid?: boolean;
}

/** One picture of a round in words: what stood where, and what it paid. */
export interface Picture {
  heading: string;
  win: bigint;
  /** Reel by reel, top to bottom; an empty text is a place without a symbol. */
  grid: Place[][];
  wins: [what: string, amount: bigint][];
}

/** Puts values into a sentence of the dictionary. */
export function say(text: string, values: { [name: string]: string | number }): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What a round showed, one picture after the other. */
export function picturesOf(outcome: Outcome, w: Words): Picture[] {
  if ('isGrand' in outcome) return picturesOfCoins(outcome, w);
  return isWays(outcome) ? picturesOfFalls(outcome, w) : picturesOfLines(outcome, w);
}

function isWays(outcome: DragonEight | LanternWays): outcome is LanternWays {
  return outcome.spins.some((spin) => 'steps' in spin);
}

function picturesOfLines(outcome: DragonEight, w: Words): Picture[] {
  return outcome.spins.map((spin, index) => {
    const isOnLine = (reel: number, row: number): boolean =>
      spin.lineWins.some(({ line, count }) => reel < count && linesTable.lines[line - 1]?.[reel] === row);
    const isPaid = (symbol: string, reel: number, row: number): boolean =>
      isOnLine(reel, row) || (symbol === linesTable.scatter && spin.scatter.amount > 0n);
    return {
      heading: spin.kind === 'base' ? w.baseSpin : say(w.freeSpin, { number: index }),
      win: spin.win,
      grid: spin.grid.map((symbols, reel) =>
        symbols.map((symbol, row): Place => ({ symbol, text: w[symbol], isPaid: isPaid(symbol, reel, row) })),
      ),
      wins: [
        ...spin.lineWins.map(({ line, count, symbol, amount }): [string, bigint] => [
          say(w.line, { line, count, symbol: w[symbol] }),
          amount,
        ]),
        ...(spin.scatter.amount > 0n
          ? [[say(w.scatter, { count: spin.scatter.count }), spin.scatter.amount] as [string, bigint]]
          : []),
      ],
    };
  });
}

type WaysWin = { count: number; symbol: keyof Words; ways: number; amount: bigint };

function waysWin(w: Words, { count, symbol, ways, amount }: WaysWin): [string, bigint] {
  return [say(w.ways, { count, symbol: w[symbol], ways }), amount];
}

/** Ways are paid from the left: a symbol or the wild on each of the first `count` reels. */
function waysGrid<Name extends keyof Words>(
  grid: readonly (readonly Name[])[],
  wins: readonly Pick<WaysWin, 'symbol' | 'count'>[],
  wild: string,
  w: Words,
): Place[][] {
  return grid.map((symbols, reel) =>
    symbols.map((symbol) => ({
      symbol,
      text: w[symbol],
      isPaid: wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === wild)),
    })),
  );
}

function picturesOfFalls(outcome: LanternWays, w: Words): Picture[] {
  return outcome.spins.flatMap(({ steps }) =>
    steps.map((step, index) => ({
      heading: index === 0 ? w.baseSpin : say(w.fall, { number: index, times: String(step.multiplier) }),
      win: step.win,
      grid: waysGrid(step.grid, step.wins, fallsTable.wild, w),
      wins: step.wins.map((win) => waysWin(w, win)),
    })),
  );
}

function picturesOfCoins({ spins, isGrand }: Extract<Outcome, { isGrand: boolean }>, w: Words): Picture[] {
  const [paid, ...respins] = spins;
  const coinWord = (amount: bigint): string => `${w.coin} ${displayAmount(amount)}`;
  const coinAt = (worth: bigint, isPaid: boolean): Place => ({ symbol: 'coin', text: coinWord(worth), worth, isPaid });
  const first: Picture = {
    heading: w.baseSpin,
    win: paid.win,
    grid: waysGrid(paid.grid, paid.wins, bowlTable.wild, w),
    wins: [
      ...paid.wins.map((win) => waysWin(w, win)),
      ...(paid.isHeld ? paid.coins.map(({ amount }): [string, bigint] => [coinWord(amount), amount]) : []),
    ],
  };
  for (const { reel, row, amount } of paid.coins) first.grid[reel]![row] = coinAt(amount, paid.isHeld);
  const held = paid.grid.map((reel) => reel.map((): Place => ({ symbol: '', text: '' })));
  for (const { reel, row, amount } of paid.coins) held[reel]![row] = coinAt(amount, false);
  const later = respins.map((spin, index): Picture => {
    const grid = held.map((reel) => [...reel]);
    for (const { reel, row, amount } of spin.coins) {
      held[reel]![row] = coinAt(amount, false);
      grid[reel]![row] = coinAt(amount, true);
    }
    const isLast = index === respins.length - 1;
    return {
      heading: `${say(w.respin, { number: index + 1 })}${isLast && isGrand ? ` · ${w.grand}` : ''}`,
      win: spin.win,
      grid,
      wins: spin.coins.map(({ amount }): [string, bigint] => [coinWord(amount), amount]),
    };
  });
  return [first, ...later];
}
