import * as z from 'zod/mini';
import { gameSeed } from './gameSeed.ts';
import { studioOperation } from './studioOperation.ts';

/** The hash of the current server seed, published before it is used. */
export const getSeed = studioOperation({
  id: 'studio.getSeed',
  method: 'GET',
  path: '/api/seeds',
  audience: 'player',
  summary: 'What the next rounds are bound to',
  input: z.object({}),
  output: z.strictObject({ seed: gameSeed }),
  errors: ['sessionUnknown', 'tooManyRequests'],
});
