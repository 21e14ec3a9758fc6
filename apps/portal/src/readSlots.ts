import type { listGames, OutputOf } from '@baize/contract';
import type * as z from 'zod/mini';
import { unitsOf } from './unitsOf.ts';

/** Reads the amounts of games as the rest of the code has them. */
export function readSlots(games: z.input<(typeof listGames)['output']>): OutputOf<typeof listGames> {
  return {
    ...games,
    content: games.content.map((game) => ({ ...game, minBet: unitsOf(game.minBet), maxBet: unitsOf(game.maxBet) })),
  };
}
