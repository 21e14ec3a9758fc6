import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** One operator's wish to take a member's two-step login off, and what another one made of it. */
export const secondStepReset = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  reason: z.string(),
  status: z.enum(['requested', 'approved', 'rejected']),
  requestedBy: z.string(),
  /** Whether who asks is who asked, and so cannot decide. */
  isOwn: z.boolean(),
  decidedBy: z.string(),
  decisionReason: z.string(),
  decidedAt: z.nullable(moment),
  createdAt: moment,
});
