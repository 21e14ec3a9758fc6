import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** One operator's request to reset a member's two-step login, and another's decision. */
export const secondStepReset = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  reason: z.string(),
  status: z.enum(['requested', 'approved', 'rejected']),
  requestedBy: z.string(),
  /** Whether the caller is the requester, and so cannot decide. */
  isOwn: z.boolean(),
  decidedBy: z.string(),
  decisionReason: z.string(),
  decidedAt: z.nullable(moment),
  createdAt: moment,
});
