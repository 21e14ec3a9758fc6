import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Removes a game from the favourites. Idempotent. */
export const removeFavourite = operation({
  id: 'games.removeFavourite',
  method: 'DELETE',
  path: '/lgw/games/removeFavGame',
  audience: 'member',
  summary: 'Remove a favourite game',
  input: z.strictObject({ nodeId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  output: z.strictObject({ nodeId: z.string() }),
  errors: ['not_logged_in'],
});
