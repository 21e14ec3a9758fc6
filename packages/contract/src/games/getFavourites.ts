import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The member's favourites, latest first; the hearts of all tiles depend on it. */
export const getFavourites = operation({
  id: 'games.getFavourites',
  method: 'GET',
  path: '/lgw/games/favGames',
  audience: 'member',
  summary: 'Ids of favourite games',
  input: z.strictObject({}),
  output: z.strictObject({ ids: z.array(z.strictObject({ nodeId: z.string() })) }),
  errors: ['not_logged_in'],
});
