import * as z from 'zod/mini';
import { gameSeed } from './gameSeed.ts';
import { studioOperation } from './studioOperation.ts';
import { clientSeed } from './shapes.ts';

/** From then on every round of the old seed can be verified. Refused while one of them is still open. */
export const rotateSeed = studioOperation({
  id: 'studio.rotateSeed',
  method: 'POST',
  path: '/api/seeds/rotate',
  audience: 'player',
  summary: 'Reveal the server seed and go on with another',
  input: z.strictObject({ clientSeed: z.optional(clientSeed) }),
  output: z.strictObject({
    revealed: z.strictObject({ ...gameSeed.shape, serverSeed: z.string() }),
    seed: gameSeed,
  }),
  errors: ['sessionUnknown', 'tooManyRequests', 'roundOpen'],
});
