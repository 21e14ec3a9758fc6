import * as z from 'zod/mini';
import { simRound } from './simRound.ts';
import { studioOperation } from './studioOperation.ts';

/** A round of the calling session. */
export const getSimRound = studioOperation({
  id: 'studio.getSimRound',
  method: 'GET',
  path: '/sim/api/rounds/:id',
  audience: 'simPlayer',
  summary: "What became of a simulated vendor's round",
  input: z.object({ id: z.string() }),
  output: z.strictObject({ round: simRound }),
  errors: ['sessionUnknown', 'tooManyRequests', 'roundUnknown'],
});
