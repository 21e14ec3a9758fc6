import * as z from 'zod/mini';
import { gameRoundLine } from './gameRound.ts';
import { studioOperation } from './studioOperation.ts';

/** The twenty latest rounds, newest first. */
export const listPlayedRounds = studioOperation({
  id: 'studio.listPlayedRounds',
  method: 'GET',
  path: '/api/rounds',
  audience: 'player',
  summary: 'The latest rounds of the player in this game',
  input: z.object({}),
  output: z.strictObject({ rounds: z.array(gameRoundLine) }),
  errors: ['sessionUnknown', 'tooManyRequests'],
});
