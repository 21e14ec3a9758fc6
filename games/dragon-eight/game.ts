import { betsOf } from '@baize/engine/betsOf';
import type { HouseGame } from '@baize/engine/HouseGame';
import { choice } from './check/choice.ts';
import { drawing } from './check/drawing.ts';
import { picturesOf } from './check/picturesOf.ts';
import { greatestWin } from './sums/greatestWin.ts';
import type { Outcome } from './sums/Outcome.ts';
import { payTable } from './sums/payTable.ts';
import { play } from './sums/play.ts';
import { returnToPlayer } from './sums/returnToPlayer.ts';

const units = BigInt(payTable.lines.length);

export const game: HouseGame<Outcome> = {
  ...{ code: payTable.code, version: payTable.version, tile: payTable.code },
  names: { en: 'Dragon Eight', ms: 'Dragon Eight', zh: '龙八' },
  ...{ lines: payTable.lines.length, betUnits: units, bets: betsOf(units) },
  play: (draw, bet, taken) => play(draw, bet, payTable, taken),
  choice,
  mostDraws: payTable.reels.base.length * (1 + payTable.freeSpins.maximum),
  returnToPlayer: () => returnToPlayer().total,
  greatestWin,
  table: (taken) => {
    const { total, baseLines, baseScatter, freeSpins, freeSpinChance, freeSpinsPerTrigger } = returnToPlayer(
      payTable,
      taken,
    );
    return {
      method:
        'Exact: line pays from the strip counts of independent reels, scatter counts over every stop of each reel, free ' +
        'spins as expected number (followed spin by spin up to the cap) times expected win of one. All in whole-number ' +
        'fractions.',
      ...{ total, parts: { baseLines, baseScatter, freeSpins }, rates: { freeSpinChance, freeSpinsPerTrigger } },
    };
  },
  ...{ drawing, picturesOf },
};
