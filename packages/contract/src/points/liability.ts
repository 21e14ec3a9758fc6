import * as z from 'zod/mini';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { amount, moment } from '../shapes.ts';
import { points, signedPoints } from './points.ts';

/** The days since which outstanding points have been in the book, each column up to the next bound. */
export const liabilityAges = [0, 30, 90, 180, 365] as const;

/**
 * Where outstanding points come from: play of a category, a redemption that was rejected, or play from before its
 * category was noted.
 */
export const liabilitySources = [...rebateClasses, 'returned', 'unnamed'] as const;

const row = z.strictObject({
  source: z.enum(liabilitySources),
  /** By the bounds of `liabilityAges`, in their order. */
  ages: z.array(points),
  points,
  value: amount,
});

/** What a brand owes in points. */
export const liability = z.strictObject({
  asOf: moment,
  currency: z.string(),
  /** So many points are worth `ratioAmount`; nothing is converted where that is zero, and every value is zero too. */
  ratioPoints: z.int(),
  ratioAmount: amount,
  /** What members can spend, with how many they are. Less than nothing is not set off against it. */
  outstanding: points,
  members: z.int(),
  /** The outstanding points at the ratio, never rounded up. */
  value: amount,
  /** What is missing below zero, where play was taken back after its points were spent. */
  below: points,
  /** What redemptions in process have taken: it comes back where one is rejected. */
  waiting: points,
  /** The sum of all lines of the book: outstanding less below, or something is wrong. */
  book: signedPoints,
  rows: z.array(row),
});
