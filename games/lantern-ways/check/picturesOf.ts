import { houseText } from '@baize/contract/houseText';
import { waysGrid } from '@baize/engine/check/waysGrid';
import { waysWin } from '@baize/engine/check/waysWin';
import { fill } from '@baize/engine/fill';
import type { HouseGame } from '@baize/engine/HouseGame';
import type { Outcome } from '../sums/Outcome.ts';
import { payTable } from '../sums/payTable.ts';
import { words } from './words.ts';

/** The drawn view, and each one that fell into place after a win. */
export const picturesOf: HouseGame<Outcome>['picturesOf'] = ({ spins }, language, shared) => {
  const { fall, symbols } = houseText(words, language);
  return spins.flatMap(({ steps }) =>
    steps.map(({ grid, multiplier, wins, win }, index) => ({
      heading: index === 0 ? shared.baseSpin : fill(fall, { number: index, times: String(multiplier) }),
      win,
      grid: waysGrid(grid, wins, payTable.wild, symbols),
      wins: wins.map((one) => waysWin(one, symbols, shared)),
    })),
  );
};
