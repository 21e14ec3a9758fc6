import { houseText } from '@baize/contract/houseText';
import type { Picture, Place } from '@baize/engine/check/Picture';
import { waysGrid } from '@baize/engine/check/waysGrid';
import { waysWin } from '@baize/engine/check/waysWin';
import { fill } from '@baize/engine/fill';
import type { HouseGame } from '@baize/engine/HouseGame';
import { displayAmount } from '@baize/maths/money';
import type { Outcome } from '../sums/Outcome.ts';
import { payTable } from '../sums/payTable.ts';
import { words } from './words.ts';

/** The paid spin, and each re-spin with the held coins; new ones are marked. */
export const picturesOf: HouseGame<Outcome>['picturesOf'] = ({ spins, isGrand }, language, shared) => {
  const { respin, grand, symbols } = houseText(words, language);
  const [paid, ...respins] = spins;
  const coinWord = (amount: bigint): string => `${symbols.coin} ${displayAmount(amount)}`;
  const coinAt = (worth: bigint, isPaid: boolean): Place => ({
    ...{ symbol: payTable.coin, text: coinWord(worth), worth, isPaid },
  });
  const listed = (coins: readonly { amount: bigint }[]): [string, bigint][] =>
    coins.map(({ amount }) => [coinWord(amount), amount]);
  const first: Picture = {
    heading: shared.baseSpin,
    win: paid.win,
    grid: waysGrid(paid.grid, paid.wins, payTable.wild, symbols),
    wins: [...paid.wins.map((win) => waysWin(win, symbols, shared)), ...(paid.isHeld ? listed(paid.coins) : [])],
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
      heading: `${fill(respin, { number: index + 1 })}${isLast && isGrand ? ` · ${grand}` : ''}`,
      win: spin.win,
      grid,
      wins: listed(spin.coins),
    };
  });
  return [first, ...later];
};
