import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * A win above what its game may pay at once, put aside until operators decide. held: nobody, or only the first of two, has
 * approved. cancelled: the vendor took the win back.
 */
export const heldWin = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  vendorName: z.string(),
  gameName: storedTexts,
  round: z.string(),
  currency: z.string(),
  amount,
  /** What the round has cost. */
  stake: amount,
  status: z.enum(['held', 'approved', 'rejected', 'cancelled']),
  /** Who approved first; empty until somebody has. */
  first: z.string(),
  decider: z.string(),
  reason: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
