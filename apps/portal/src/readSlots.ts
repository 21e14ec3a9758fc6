import type { listGames, OutputOf } from '@baize/contract';
import type { Start } from './Start.ts';
import { unitsOf } from './unitsOf.ts';

/** Reads the amounts of games as the rest of the code has them. */
export function readSlots(games: Start['games']): OutputOf<typeof listGames> {
  return {
    ...games,
    content: games.content.map((game) => ({ ...game, minBet: unitsOf(game.minBet), maxBet: unitsOf(game.maxBet) })),
  };
}
