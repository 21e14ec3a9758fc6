import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Adds a game to the favourites. Idempotent. */
export const createFavourite = operation({
  id: 'games.createFavourite',
  method: 'POST',
  path: '/lgw/games/addFavGame',
  audience: 'member',
  summary: 'Add a favourite game',
  input: z.strictObject({ nodeId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  output: z.strictObject({ nodeId: z.string() }),
  errors: ['not_logged_in', 'game_not_found', 'favourites_full'],
});
