import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** The categories that a rebate can be given for. */
export const rebateClasses = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

/** What a rebate comes from, for one category. */
export const rebateLine = z.strictObject({
  classify: z.enum(rebateClasses),
  /** Valid bets that no rebate was paid for yet. */
  validBet: amount,
  /** In 1/10,000 of the valid bets. */
  rateBps: z.int(),
  amount,
});

/** A rebate that was claimed. */
export const rebateClaim = z.strictObject({
  id: rowId,
  amount,
  currency: z.string(),
  lines: z.array(rebateLine),
  createdAt: moment,
});
