import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** Reason of a balance correction. */
export const adjustmentCauses = ['paymentMismatch', 'mistake', 'goodwill', 'fraud', 'other'] as const;

/** A manual correction of a balance: requested by one operator, decided by another. */
export const adjustment = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  direction: z.enum(['credit', 'debit']),
  amount,
  currency: z.string(),
  cause: z.enum(adjustmentCauses),
  reason: z.string(),
  status: z.enum(['requested', 'approved', 'rejected']),
  requestedBy: z.string(),
  decidedBy: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
