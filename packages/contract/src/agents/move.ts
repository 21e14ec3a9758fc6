import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** A move of somebody with the whole team below to another upline. */
export const move = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  /** Empty where it is the top. */
  from: z.string(),
  to: z.string(),
  /** How many stood below when it was asked for. */
  teamCount: z.int(),
  reason: z.string(),
  status: z.enum(['waiting', 'approved', 'rejected']),
  askedBy: z.string(),
  decidedBy: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
