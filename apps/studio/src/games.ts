import type { Fraction } from '@baize/maths/fractions/Fraction';
import { payTable as dragonEight } from '@baize/maths/games/dragon-eight/payTable';
import { returnToPlayer as returnOfDragonEight } from '@baize/maths/games/dragon-eight/returnToPlayer';
import { exactReturn as returnOfLanternWays } from '@baize/maths/games/lantern-ways/exactReturn';
import { payTable as lanternWays } from '@baize/maths/games/lantern-ways/payTable';
import { payTable as treasureBowl } from '@baize/maths/games/treasure-bowl/payTable';
import { returnToPlayer as returnOfTreasureBowl } from '@baize/maths/games/treasure-bowl/returnToPlayer';
import { houseGames } from './houseGames.ts';

const unit = 100_000n;

export interface Game {
  code: string;
  version: string;
  names: { en: string; zh: string };
  languages: readonly string[];
  category: string;
  product: string;
  /** Lines, or ways. */
  lines: number;
  bets: readonly bigint[];
  defaultBet: bigint;
  /** Truncated to two decimals, so it is never shown higher than it is. */
  returnPercent: string;
  /** What a jackpot of play money pays, in multiples of the bet; with real money it is the operator's pool. */
  funJackpotTimes: bigint;
}

/** A whole bet is so many bets of a line or way, each of these in 1/100 of a unit of currency. */
const smallestBets = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n];

/** The studio's catalogue. */
export const games: { readonly [code: string]: Game } = Object.fromEntries(
  [
    gameOf(dragonEight, { en: 'Dragon Eight', zh: '龙八' }, dragonEight.lines.length, returnOfDragonEight().total),
    gameOf(lanternWays, { en: 'Lantern Ways', zh: '千灯路' }, 243, returnOfLanternWays),
    {
      // Without the jackpot, which comes on top.
      ...gameOf(treasureBowl, { en: 'Treasure Bowl', zh: '聚宝盆' }, 243, returnOfTreasureBowl().base),
      funJackpotTimes: treasureBowl.grand.seedTimes,
    },
  ].map((game) => [game.code, game]),
);

function gameOf(
  { code, version }: { code: string; version: string },
  names: Game['names'],
  lines: number,
  { numerator, denominator }: Fraction,
): Game {
  const bets = smallestBets.map((cents) => (cents * unit * houseGames[code]!.betUnits) / 100n);
  const hundredths = (numerator * 10_000n) / denominator;
  return {
    ...{ code, version, names, lines, bets, defaultBet: bets[2]!, funJackpotTimes: 0n },
    ...{ languages: ['en', 'zh', 'ms'], category: 'Slots', product: 'Baize Studio' },
    returnPercent: `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`,
  };
}
