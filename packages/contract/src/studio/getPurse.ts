import * as z from 'zod/mini';
import { gamePurse } from './gamePurse.ts';
import { studioOperation } from './studioOperation.ts';

/** The balance at the operator's wallet, the pools of the game, and the free rounds. */
export const getPurse = studioOperation({
  id: 'studio.getPurse',
  method: 'GET',
  path: '/api/balance',
  audience: 'player',
  summary: 'What the player can spend',
  input: z.object({}),
  output: gamePurse,
  errors: ['sessionUnknown', 'tooManyRequests', 'walletUnavailable'],
});
