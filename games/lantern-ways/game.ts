import { betsOf } from '@baize/engine/betsOf';
import type { HouseGame } from '@baize/engine/HouseGame';
import { drawing } from './check/drawing.ts';
import { picturesOf } from './check/picturesOf.ts';
import { greatestWin } from './sums/greatestWin.ts';
import { exactReturn } from './sums/exactReturn.ts';
import type { Outcome } from './sums/Outcome.ts';
import { payTable } from './sums/payTable.ts';
import { play } from './sums/play.ts';
import { returnToPlayer } from './sums/returnToPlayer.ts';

export const game: HouseGame<Outcome> = {
  ...{ code: payTable.code, version: payTable.version, tile: payTable.code },
  names: { en: 'Lantern Ways', ms: 'Lantern Ways', zh: '千灯路' },
  ...{ lines: payTable.rows ** payTable.reels.length, betUnits: payTable.costs, bets: betsOf(payTable.costs) },
  play: (draw, bet) => play(draw, bet),
  mostDraws: payTable.reels.length,
  returnToPlayer: () => exactReturn,
  greatestWin,
  table: () => {
    const { total, firstPicture, hitChance, largestWin } = returnToPlayer();
    return {
      method:
        'Exact: every combination of the five stops is played once with all its falls, which bring in the same strips and ' +
        'draw nothing more. A whole-number fraction.',
      ...{ total, parts: { firstPicture }, rates: { hitChance, largestWin } },
    };
  },
  ...{ drawing, picturesOf },
};
