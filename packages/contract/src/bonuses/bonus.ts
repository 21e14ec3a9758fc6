import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';
import { rebateClasses } from './rebateClaim.ts';

/**
 * Status of a bonus. requested: waits for a second operator. queued: waits until another bonus has been wagered.
 * active: valid bets count towards it. released: paid into the balance. expired and cancelled: returned to the house.
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
  /** Wagering requirement as a multiple of the amount. */
  multiple: z.int(),
  required: amount,
  done: amount,
  /**
   * While it is active: the valid bets that count, by category, the largest first; null for games without one. Every
   * game counts, each valid bet in full, and all together may exceed the requirement.
   */
  counted: z.array(z.strictObject({ classify: z.nullable(z.enum(rebateClasses)), validBet: amount })),
  /** Days from activation. */
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
