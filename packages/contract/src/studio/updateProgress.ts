import * as z from 'zod/mini';
import { studioOperation } from './studioOperation.ts';
import { ownRoundId } from './shapes.ts';

/** Saves how far the presentation has got, in case the page is left; it never decreases. */
export const updateProgress = studioOperation({
  id: 'studio.updateProgress',
  method: 'POST',
  path: '/api/rounds/:id/progress',
  audience: 'player',
  summary: 'How far a round has been shown',
  input: z.strictObject({
    shown: z.int().check(z.gte(0), z.lte(1000)),
    id: ownRoundId,
  }),
  output: z.strictObject({ shown: z.int() }),
  errors: ['sessionUnknown', 'tooManyRequests', 'roundUnknown'],
});
