import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** A move of somebody with the whole team below to another upline. */
export const move = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  /** Empty for the top level. */
  from: z.string(),
  to: z.string(),
  /** Size of the team below when the move was requested. */
  teamCount: z.int(),
  reason: z.string(),
  status: z.enum(['waiting', 'approved', 'rejected']),
  askedBy: z.string(),
  decidedBy: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
