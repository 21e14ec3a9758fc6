import { betsOf } from '@baize/engine/betsOf';
import type { HouseGame } from '@baize/engine/HouseGame';
import { drawing } from './check/drawing.ts';
import { picturesOf } from './check/picturesOf.ts';
import { greatestWin } from './sums/greatestWin.ts';
import { mostDrawsOf } from './sums/mostDrawsOf.ts';
import type { Outcome } from './sums/Outcome.ts';
import { payTable } from './sums/payTable.ts';
import { play } from './sums/play.ts';
import { returnToPlayer } from './sums/returnToPlayer.ts';

export const game: HouseGame<Outcome> = {
  ...{ code: payTable.code, version: payTable.version, tile: payTable.code },
  names: { en: 'Treasure Bowl', ms: 'Treasure Bowl', zh: '聚宝盆' },
  ...{ lines: payTable.rows ** payTable.weights.length, betUnits: payTable.costs, bets: betsOf(payTable.costs) },
  play: (draw, bet) => play(draw, bet),
  mostDraws: mostDrawsOf(payTable),
  returnToPlayer: () => returnToPlayer().base,
  greatestWin,
  table: () => {
    const { base, ways, coins, contribution, seed, total, holdChance, coinsPerHold, grandChance } = returnToPlayer();
    return {
      method:
        'Exact, without the jackpot: places are independent, so ways are products of expected numbers; the coins of the ' +
        're-spins are a chain over the number held. The jackpot adds its contribution (what bets put in comes back) and ' +
        'what the house puts in anew. All in whole-number fractions.',
      total: base,
      parts: { ways, coins, jackpotContribution: contribution, jackpotSeed: seed },
      rates: { holdChance, coinsPerHold, grandChance },
      withJackpot: { total, chance: grandChance },
    };
  },
  jackpot: payTable.grand,
  ...{ drawing, picturesOf },
};
