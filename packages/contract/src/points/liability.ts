import * as z from 'zod/mini';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { amount, moment } from '../shapes.ts';
import { points, signedPoints } from './points.ts';

/** Lower bounds of the age columns of outstanding points, in days. */
export const liabilityAges = [0, 30, 90, 180, 365] as const;

/**
 * Sources of outstanding points: play of a category, a rejected redemption, or play from before its category was
 * recorded.
 */
export const liabilitySources = [...rebateClasses, 'returned', 'unnamed'] as const;

const row = z.strictObject({
  source: z.enum(liabilitySources),
  /** By the bounds of `liabilityAges`, in their order. */
  ages: z.array(points),
  points,
  value: amount,
});

/** A brand's liability in points. */
export const liability = z.strictObject({
  asOf: moment,
  currency: z.string(),
  /** This many points are worth `ratioAmount`; where that is zero there is no conversion, and every value is zero. */
  ratioPoints: z.int(),
  ratioAmount: amount,
  /** Points that members can spend, and the number of members. Negative balances are not netted. */
  outstanding: points,
  members: z.int(),
  /** The value of the outstanding points at the ratio, never rounded up. */
  value: amount,
  /** The total of negative balances, where play was reversed after its points were spent. */
  below: points,
  /** Points of redemptions in process: refunded where one is rejected. */
  waiting: points,
  /** The sum of all entries of the book: must equal outstanding less below. */
  book: signedPoints,
  rows: z.array(row),
});
