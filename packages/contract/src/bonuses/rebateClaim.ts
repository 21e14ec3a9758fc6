import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** Game categories that a rebate can be paid for. */
export const rebateClasses = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

/** A rebate's basis for one category. */
export const rebateLine = z.strictObject({
  classify: z.enum(rebateClasses),
  /** Valid bets that have not been paid a rebate. */
  validBet: amount,
  /** In 1/10,000 of the valid bets. */
  rateBps: z.int(),
  amount,
});

/** A claimed rebate. */
export const rebateClaim = z.strictObject({
  id: rowId,
  amount,
  currency: z.string(),
  lines: z.array(rebateLine),
  createdAt: moment,
});
