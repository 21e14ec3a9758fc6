import type { Outcome as DragonEight } from '@baize/maths/games/dragon-eight/Outcome';
import type { Outcome as LanternWays } from '@baize/maths/games/lantern-ways/Outcome';
import { displayAmount } from '@baize/maths/money';
import type { Outcome } from '../Outcome.ts';
import type { Words } from './words.ts';

interface Place {
  symbol: string;
  text: string;
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
  return outcome.spins.map((spin, index) => ({
    heading: spin.kind === 'base' ? w.baseSpin : say(w.freeSpin, { number: index }),
    win: spin.win,
    grid: spin.grid.map((reel) => reel.map((symbol): Place => ({ symbol, text: w[symbol] }))),
    wins: [
      ...spin.lineWins.map(({ line, count, symbol, amount }): [string, bigint] => [
        say(w.line, { line, count, symbol: w[symbol] }),
        amount,
      ]),
      ...(spin.scatter.amount > 0n
        ? [[say(w.scatter, { count: spin.scatter.count }), spin.scatter.amount] as [string, bigint]]
        : []),
    ],
  }));
}

function waysWin(
  w: Words,
  { count, symbol, ways, amount }: { count: number; symbol: keyof Words; ways: number; amount: bigint },
): [string, bigint] {
  return [say(w.ways, { count, symbol: w[symbol], ways }), amount];
}

function picturesOfFalls(outcome: LanternWays, w: Words): Picture[] {
  return outcome.spins.flatMap(({ steps }) =>
    steps.map((step, index) => ({
      heading: index === 0 ? w.baseSpin : say(w.fall, { number: index, times: String(step.multiplier) }),
      win: step.win,
      grid: step.grid.map((reel) => reel.map((symbol): Place => ({ symbol, text: w[symbol] }))),
      wins: step.wins.map((win) => waysWin(w, win)),
    })),
  );
}

function picturesOfCoins({ spins, isGrand }: Extract<Outcome, { isGrand: boolean }>, w: Words): Picture[] {
  const [paid, ...respins] = spins;
  const coinWord = (amount: bigint): string => `${w.coin} ${displayAmount(amount)}`;
  const first: Picture = {
    heading: w.baseSpin,
    win: paid.win,
    grid: paid.grid.map((reel) => reel.map((symbol): Place => ({ symbol, text: w[symbol] }))),
    wins: [
      ...paid.wins.map((win) => waysWin(w, win)),
      ...(paid.isHeld ? paid.coins.map(({ amount }): [string, bigint] => [coinWord(amount), amount]) : []),
    ],
  };
  for (const { reel, row, amount } of paid.coins) first.grid[reel]![row] = { symbol: 'coin', text: coinWord(amount) };
  const held = paid.grid.map((reel) => reel.map((): Place => ({ symbol: '', text: '' })));
  for (const { reel, row, amount } of paid.coins) held[reel]![row] = { symbol: 'coin', text: coinWord(amount) };
  const later = respins.map((spin, index): Picture => {
    for (const { reel, row, amount } of spin.coins) held[reel]![row] = { symbol: 'coin', text: coinWord(amount) };
    const isLast = index === respins.length - 1;
    return {
      heading: `${say(w.respin, { number: index + 1 })}${isLast && isGrand ? ` · ${w.grand}` : ''}`,
      win: spin.win,
      grid: held.map((reel) => [...reel]),
      wins: spin.coins.map(({ amount }): [string, bigint] => [coinWord(amount), amount]),
    };
  });
  return [first, ...later];
}
