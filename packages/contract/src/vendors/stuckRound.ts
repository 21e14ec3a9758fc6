import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** A round whose win, or whose bet to be given back, our wallet refused for good. Its player plays on meanwhile. */
export const stuckRound = z.strictObject({
  vendorId: z.int(),
  vendor: z.string(),
  /** What the vendor knows the round by. */
  round: z.string(),
  memberId: rowId,
  gameCode: z.string(),
  currency: z.string(),
  bet: amount,
  win: amount,
  call: z.enum(['win', 'rollback']),
  /** The word that the wallet refused it with. */
  reason: z.string(),
  attempts: z.int(),
  /** It is being sent again, and there is no answer yet. */
  isAsking: z.boolean(),
  since: moment,
});
