import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';
import { promotionKinds, promotionStatuses } from './promotion.ts';

/** A member's participation in a promotion as operators see it. */
export const application = z.strictObject({
  id: rowId,
  promotionId: rowId,
  title: z.string(),
  kind: z.enum(promotionKinds),
  memberId: rowId,
  account: z.string(),
  status: z.enum(promotionStatuses),
  amount: z.nullable(amount),
  /** The maximum that can be approved. */
  most: amount,
  currency: z.string(),
  remark: z.string(),
  images: z.int(),
  /** What it shares with others of the promotion beyond the allowed number. */
  flags: z.array(z.enum(['device', 'network', 'payee', 'zalo'])),
  isHeld: z.boolean(),
  /** As its member reads it; `budget_used_up` and `claim_expired` are ends that nobody decided. */
  publicReason: z.string(),
  /** Until when it can be claimed; null where it cannot. */
  claimBy: z.nullable(moment),
  reason: z.string(),
  actedBy: z.string(),
  createdAt: moment,
  updatedAt: moment,
});
