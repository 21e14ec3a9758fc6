import * as z from 'zod/mini';
import { amount, signedAmount } from '../shapes.ts';
import { businessDay } from './contractTerms.ts';

/** What terms would have paid for the calendar month before this one. */
export const simulation = z.strictObject({
  fromDay: businessDay,
  lastDay: businessDay,
  currency: z.string(),
  total: amount,
  /** One line per bill; a real-time wage is shown by day. */
  lines: z.array(
    z.strictObject({
      fromDay: businessDay,
      lastDay: businessDay,
      validBet: signedAmount,
      profitAndLoss: signedAmount,
      activeMembers: z.int(),
      /** What the formula took off the result of a dividend. */
      costs: amount,
      rateBps: z.int(),
      amount,
    }),
  ),
});
