import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { game } from './listGames.ts';

/** Games that the member launched, latest first; at most 24. */
export const listRecent = operation({
  id: 'games.listRecent',
  method: 'GET',
  path: '/lgw/games/recentGameList',
  audience: 'member',
  summary: 'Recent games',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(game) }),
  errors: ['not_logged_in'],
});
