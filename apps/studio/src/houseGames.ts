import { payTable as dragonEight } from '@baize/maths/games/dragon-eight/payTable';
import { play as playDragonEight } from '@baize/maths/games/dragon-eight/play';
import { payTable as lanternWays } from '@baize/maths/games/lantern-ways/payTable';
import { play as playLanternWays } from '@baize/maths/games/lantern-ways/play';
import { payTable as treasureBowl } from '@baize/maths/games/treasure-bowl/payTable';
import { play as playTreasureBowl } from '@baize/maths/games/treasure-bowl/play';
import type { Outcome } from './Outcome.ts';

/** How a round of each game is drawn, on the server and by whoever checks it. A bet is a multiple of `betUnits`. */
export const houseGames: {
  readonly [code: string]: { betUnits: bigint; play(draw: (n: number) => number, bet: bigint): Outcome };
} = {
  [dragonEight.code]: { betUnits: BigInt(dragonEight.lines.length), play: playDragonEight },
  [lanternWays.code]: { betUnits: lanternWays.costs, play: playLanternWays },
  [treasureBowl.code]: { betUnits: treasureBowl.costs, play: playTreasureBowl },
};
