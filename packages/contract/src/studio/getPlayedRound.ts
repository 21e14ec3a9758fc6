import * as z from 'zod/mini';
import { gameRound } from './gameRound.ts';
import { studioOperation } from './studioOperation.ts';
import { ownRoundId } from './shapes.ts';

/** A round of the calling player; polled while its money is in progress. */
export const getPlayedRound = studioOperation({
  id: 'studio.getPlayedRound',
  method: 'GET',
  path: '/api/rounds/:id',
  audience: 'player',
  summary: 'What became of a round',
  input: z.object({ id: ownRoundId }),
  output: z.strictObject({ round: gameRound }),
  errors: ['sessionUnknown', 'tooManyRequests', 'roundUnknown'],
});
