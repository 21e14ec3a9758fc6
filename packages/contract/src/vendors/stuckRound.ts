import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** A round whose win or rollback our wallet finally refused. Its player can go on playing. */
export const stuckRound = z.strictObject({
  vendorId: z.int(),
  vendor: z.string(),
  /** The vendor's round id. */
  round: z.string(),
  memberId: rowId,
  gameCode: z.string(),
  currency: z.string(),
  bet: amount,
  win: amount,
  call: z.enum(['win', 'rollback']),
  /** The wallet's error code. */
  reason: z.string(),
  attempts: z.int(),
  /** A retry is in progress. */
  isAsking: z.boolean(),
  since: moment,
});
