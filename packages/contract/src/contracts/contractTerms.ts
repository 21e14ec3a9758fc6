import * as z from 'zod/mini';
import { amount } from '../shapes.ts';

/** What a contract pays: a dividend on a team's loss, or a wage on its valid bets. */
export const contractKind = z.enum(['dividend', 'daily', 'hourly', 'realtime']);

/** One step: all three thresholds have to be reached. The rate is in 1/10,000 of the base, the amount on top of it. */
export const contractTier = z.strictObject({
  validBet: amount,
  loss: amount,
  activeMembers: z.int().check(z.gte(0), z.lte(1_000_000)),
  rateBps: z.int().check(z.gte(0), z.lte(10_000)),
  amount,
});

/** The terms of a contract; wages know the period `daily` and the carry `none` only. Tiers rise. */
export const contractTerms = z.strictObject({
  period: z.enum(['daily', 'weekly', 'semimonthly', 'monthly']),
  carry: z.enum(['none', 'permanent', 'previous', 'secondHalf']),
  /** What a member has to stake within the period to count as active. */
  activeBet: amount,
  tiers: z.array(contractTier).check(z.minLength(1), z.maxLength(10)),
});

/** A day of the calendar in the brand's time. */
export const businessDay = z.iso.date();
