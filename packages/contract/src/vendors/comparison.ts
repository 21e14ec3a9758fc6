import * as z from 'zod/mini';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';

/** A vendor's list of rounds for a time range, compared with the books. */
export const comparison = z.strictObject({
  id: rowId,
  vendor: z.string(),
  from: moment,
  to: moment,
  status: z.enum(['reading', 'done', 'failed']),
  listed: z.int(),
  found: z.int(),
  fault: z.string(),
  askedBy: z.string(),
  createdAt: moment,
});

/** A round that exists on one side only, or differs; `amount` is what booking it would give the member. */
export const roundDifference = z.strictObject({
  id: rowId,
  vendor: z.string(),
  memberId: rowId,
  round: z.string(),
  gameCode: z.string(),
  currency: z.string(),
  /** missingHere: only the vendor has it. missingThere: only the books have it. */
  kind: z.enum(['missingHere', 'missingThere', 'amountDiffers']),
  ours: z.nullable(z.strictObject({ bet: amount, win: signedAmount })),
  theirs: z.nullable(z.strictObject({ bet: amount, win: amount })),
  amount: signedAmount,
  /** agreed: a later comparison found both sides equal. */
  state: z.enum(['open', 'noted', 'requested', 'booked', 'agreed']),
  note: z.string(),
  requestedBy: z.string(),
  decidedBy: z.string(),
  /** The part of a booked correction that the member could not pay and still owes. */
  owed: amount,
  seenAt: moment,
});
