import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { opening } from './opening.ts';

/** Opens a game with the vendor's own play money; no account and no ledger are involved. */
export const getFreePlay = operation({
  id: 'games.getFreePlay',
  method: 'GET',
  path: '/lgw/games/getFreePlay',
  audience: 'public',
  summary: 'Launch a game for fun',
  input: z.strictObject({
    vassalage: z.string().check(z.minLength(1), z.maxLength(32)),
    gameCode: z.string().check(z.minLength(1), z.maxLength(64)),
    device: z.enum(['desktop', 'mobile']),
    language,
  }),
  output: opening,
  errors: ['game_not_found', 'game_unavailable', 'no_free_play', 'vendor_maintenance', 'vendor_unavailable'],
});
