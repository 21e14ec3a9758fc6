import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * A win above its game's cap, held until operators decide. held: no approval, or only the first of two. cancelled: the
 * vendor reversed the win.
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
  /** Total stake of the round. */
  stake: amount,
  status: z.enum(['held', 'approved', 'rejected', 'cancelled']),
  /** The first approver; empty until then. */
  first: z.string(),
  decider: z.string(),
  reason: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
