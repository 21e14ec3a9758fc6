import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { game } from './listGames.ts';
import { lobbyFilter } from './lobbyFilter.ts';

/** Games that the member launched and that pass the filters of the lobby, the 24 latest, latest first unless sorted. */
export const listRecent = operation({
  id: 'games.listRecent',
  method: 'GET',
  path: '/lgw/games/recentGameList',
  audience: 'member',
  summary: 'Recent games',
  input: z.strictObject(lobbyFilter),
  output: z.strictObject({ list: z.array(game) }),
  errors: ['not_logged_in'],
});
