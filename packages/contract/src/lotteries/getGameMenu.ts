import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { lotteryCard, prizeMode } from './lotteryCard.ts';

/** The brand's own lotteries of a prize mode, by group. */
export const getGameMenu = operation({
  id: 'lotteries.getGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  audience: 'public',
  summary: 'Lottery menu',
  input: z.strictObject({ prizeMode, device: z.enum(['WEB', 'MOBILE']) }),
  output: z.array(z.strictObject({ gameGroupCode: z.string(), gameMenus: z.array(lotteryCard) })),
  errors: [],
});
