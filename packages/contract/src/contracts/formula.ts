import * as z from 'zod/mini';
import { moment, rowId, signedAmount } from '../shapes.ts';
import { businessDay } from './contractTerms.ts';

const bps = (most: number) => z.int().check(z.gte(0), z.lte(most));
const percent = z.int().check(z.gte(0), z.lte(100));

/** What is taken off the result of a team before a dividend is reckoned; shares in 1/10,000 and in percent. */
export const formula = z.strictObject({
  /** Of what the house won of the team; nothing where the team won. */
  platformFeeBps: bps(5_000),
  rebatesPercent: percent,
  activityPercent: percent,
  depositFeeBps: bps(1_000),
  withdrawalFeeBps: bps(1_000),
});

/** A formula from a day on. */
export const formulaVersion = z.extend(formula, {
  id: rowId,
  fromDay: businessDay,
  /** past: another one has begun since. replaced: another one for the same day was set after it. */
  state: z.enum(['coming', 'inForce', 'past', 'replaced']),
  reason: z.string(),
  createdBy: z.string(),
  createdAt: moment,
});

/** From the gross result of the house to the net one; the lines are what is taken off. */
export const ngr = z.strictObject({
  gross: signedAmount,
  platformFee: signedAmount,
  rebates: signedAmount,
  activity: signedAmount,
  depositFee: signedAmount,
  withdrawalFee: signedAmount,
  net: signedAmount,
});
