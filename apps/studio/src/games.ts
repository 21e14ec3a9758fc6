import type { HouseGame } from '@baize/engine/HouseGame';
import { houseGames } from '@baize/games/houseGames';

export interface Game extends Pick<HouseGame, 'code' | 'version' | 'names' | 'lines' | 'bets' | 'play' | 'choice'> {
  languages: readonly string[];
  category: string;
  product: string;
  defaultBet: bigint;
  /** Truncated to two decimals, so it is never shown higher than it is; without the jackpot, which comes on top. */
  returnPercent: string;
  /** Jackpot of play money, in multiples of the bet; with real money it is the operator's pool. */
  funJackpotTimes: bigint;
}

/** The studio's game catalogue. */
export const games: { readonly [code: string]: Game } = Object.fromEntries(
  Object.values(houseGames).map((game) => [game.code, offered(game)]),
);

function offered({ code, version, names, lines, bets, play, choice, jackpot, returnToPlayer }: HouseGame): Game {
  const { numerator, denominator } = returnToPlayer();
  const hundredths = (numerator * 10_000n) / denominator;
  return {
    ...(choice === undefined ? {} : { choice }),
    ...{ code, version, names, lines, bets, play, defaultBet: bets[2] ?? bets[0]! },
    ...{ funJackpotTimes: jackpot?.seedTimes ?? 0n, languages: Object.keys(names) },
    ...{ category: 'Slots', product: 'Baize Studio' },
    returnPercent: `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`,
  };
}
