import * as z from 'zod/mini';
import { amount } from '../shapes.ts';

/** What a contract pays: a dividend on a team's loss, or a wage on its valid bets. */
export const contractKind = z.enum(['dividend', 'daily', 'hourly', 'realtime']);

/**
 * One tier: all three thresholds have to be reached. The rate is in 1/10,000 of the base; the amount is added to it.
 */
export const contractTier = z.strictObject({
  validBet: amount,
  loss: amount,
  activeMembers: z.int().check(z.gte(0), z.lte(1_000_000)),
  rateBps: z.int().check(z.gte(0), z.lte(10_000)),
  amount,
});

/** The terms of a contract; wages allow only the period `daily` and the carry `none`. Tiers are ascending. */
export const contractTerms = z.strictObject({
  period: z.enum(['daily', 'weekly', 'semimonthly', 'monthly']),
  carry: z.enum(['none', 'permanent', 'previous', 'secondHalf']),
  /** The stake within the period from which a member counts as active. */
  activeBet: amount,
  tiers: z.array(contractTier).check(z.minLength(1), z.maxLength(10)),
});

/** A calendar day in the brand's time zone. */
export const businessDay = z.iso.date();
