import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Where a bonus stands. requested: a second operator has to approve. queued: another one is worked off first. active: what
 * is staked counts. released: it is in the balance. expired and cancelled: it went back to the house.
 */
export const bonusStatus = z.enum(['requested', 'rejected', 'queued', 'active', 'released', 'expired', 'cancelled']);

/** How a bonus came to its end, as its member reads of it. */
export const endedStatus = z.enum(['released', 'expired', 'cancelled']);

/** A bonus as its member sees it. */
export const bonus = z.strictObject({
  id: rowId,
  title: z.string(),
  amount,
  currency: z.string(),
  status: bonusStatus,
  /** What has to be staked by valid bets: the amount this many times. */
  multiple: z.int(),
  required: amount,
  done: amount,
  /** Days from the moment at which it becomes active. */
  days: z.int(),
  activeFrom: z.nullable(moment),
  expiresAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  createdAt: moment,
});

/** A bonus as operators see it. */
export const operatorBonus = z.extend(bonus, {
  memberId: rowId,
  account: z.string(),
  requester: z.string(),
  approver: z.string(),
  reason: z.string(),
});
