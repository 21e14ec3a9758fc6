import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { operation } from '../operation.ts';

/** Lotteries by group, for one prize mode. */
export const getGameMenus = operation({
  id: 'games.getGameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  audience: 'public',
  summary: 'Lottery menus',
  input: z.strictObject({ prizeMode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']) }),
  output: z.array(
    z.strictObject({
      gameGroupCode: z.string(),
      gameMenus: z.array(z.strictObject({ gameCode: z.string(), name: storedTexts })),
    }),
  ),
  errors: [],
});
