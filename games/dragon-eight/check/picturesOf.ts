import { houseText } from '@baize/contract/houseText';
import type { Picture, Place } from '@baize/engine/check/Picture';
import type { HouseGame } from '@baize/engine/HouseGame';
import { fill } from '@baize/engine/fill';
import type { Outcome } from '../sums/Outcome.ts';
import { payTable } from '../sums/payTable.ts';
import { words } from './words.ts';

/** The paid spin and its free spins, with the places of every winning line. */
export const picturesOf: HouseGame<Outcome>['picturesOf'] = ({ spins }, language, { baseSpin }) => {
  const { freeSpin, line: lineText, scatter: scatterText, symbols: names } = houseText(words, language);
  return spins.map(({ kind, grid, lineWins, scatter, win }, index): Picture => {
    const isOnLine = (reel: number, row: number): boolean =>
      lineWins.some(({ line, count }) => reel < count && payTable.lines[line - 1]?.[reel] === row);
    const isPaid = (symbol: string, reel: number, row: number): boolean =>
      isOnLine(reel, row) || (symbol === payTable.scatter && scatter.amount > 0n);
    const ofLines = lineWins.map(({ line, count, symbol, amount }): [string, bigint] => [
      fill(lineText, { line, count, symbol: names[symbol] }),
      amount,
    ]);
    const ofScatters: [string, bigint] = [fill(scatterText, { count: scatter.count }), scatter.amount];
    return {
      heading: kind === 'base' ? baseSpin : fill(freeSpin, { number: index }),
      win,
      grid: grid.map((column, reel) =>
        column.map((symbol, row): Place => ({ symbol, text: names[symbol], isPaid: isPaid(symbol, reel, row) })),
      ),
      wins: scatter.amount > 0n ? [...ofLines, ofScatters] : ofLines,
    };
  });
};
