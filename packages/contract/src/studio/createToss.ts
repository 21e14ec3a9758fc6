import * as z from 'zod/mini';
import { studioOperation } from './studioOperation.ts';
import { centsText } from './shapes.ts';

/** Stake and prize are booked in one step; idempotent by id. */
export const createToss = studioOperation({
  id: 'studio.createToss',
  method: 'POST',
  path: '/purse/toss',
  audience: 'pursePlayer',
  summary: 'Toss the coin',
  input: z.strictObject({
    id: z.uuid(),
    /** In hundredths. */
    stake: z.union([z.literal(100), z.literal(500), z.literal(2_000), z.literal(10_000)]),
    side: z.enum(['sun', 'moon']),
  }),
  output: z.strictObject({ fell: z.enum(['sun', 'moon']), win: centsText, balance: centsText }),
  errors: ['sessionUnknown', 'tooManyRequests', 'notEnoughMoney'],
});
