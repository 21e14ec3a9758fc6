import * as z from 'zod/mini';
import { studioOperation } from './studioOperation.ts';
import { centsText } from './shapes.ts';

/** The balance of the purse at the vendor. */
export const getTossSession = studioOperation({
  id: 'studio.getTossSession',
  method: 'GET',
  path: '/purse/session',
  audience: 'pursePlayer',
  summary: 'What the coin game starts with',
  input: z.object({}),
  output: z.strictObject({ currency: z.string(), balance: centsText }),
  errors: ['sessionUnknown', 'tooManyRequests'],
});
