import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { game } from './listGames.ts';
import { lobbyFilter } from './lobbyFilter.ts';

/** The member's favourite games that pass the filters of the lobby, latest first unless sorted. */
export const listFavourites = operation({
  id: 'games.listFavourites',
  method: 'GET',
  path: '/lgw/games/favGameList',
  audience: 'member',
  summary: 'Favourite games',
  input: z.strictObject({ ...lobbyFilter, pageNum: pageNumber, pageSize }),
  output: pageOf(game),
  errors: ['not_logged_in'],
});
