import * as z from 'zod/mini';
import { gameSeed } from './gameSeed.ts';
import { studioOperation } from './studioOperation.ts';
import { clientSeed } from './shapes.ts';

/** Applies from the next round on; server seed and nonce continue. */
export const updateClientSeed = studioOperation({
  id: 'studio.updateClientSeed',
  method: 'POST',
  path: '/api/seeds/client',
  audience: 'player',
  summary: "Change the player's part of the seed",
  input: z.strictObject({ clientSeed }),
  output: z.strictObject({ seed: gameSeed }),
  errors: ['sessionUnknown', 'tooManyRequests'],
});
