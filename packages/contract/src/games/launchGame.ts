import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { opening } from './opening.ts';

/** Opens a game for the member: the vendor gets a token of its own, never the session's. */
export const launchGame = operation({
  id: 'games.launchGame',
  method: 'GET',
  path: '/lgw/games/gameLaunchFB',
  audience: 'member',
  isRealMoney: true,
  summary: 'Launch a game',
  description: 'The address is valid for one opening. Vendor calls are given 5 s; later answers are dropped.',
  input: z.strictObject({
    vassalage: z.string().check(z.minLength(1), z.maxLength(32)),
    gameCode: z.string().check(z.minLength(1), z.maxLength(64)),
    device: z.enum(['desktop', 'mobile']),
    language,
  }),
  output: opening,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'game_not_found',
    'game_unavailable',
    'vendor_maintenance',
    'vendor_unavailable',
    'account_closed',
    'transfer_in_progress',
    'time_out',
    'excluded',
    'session_limit',
    'stake_limit',
    'loss_limit',
  ],
});
