import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, signedAmount } from '../shapes.ts';

/** Time range and games of a return report; `from` is inclusive, `to` exclusive. At most 93 days. */
export const returnFilter = {
  from: moment,
  to: moment,
  vassalage: z.optional(z.string().check(z.maxLength(32))),
  search: z.optional(z.string().check(z.maxLength(64))),
};

/** Theoretical and actual return of a game. Shares are hundredths of a percent of the stakes. */
export const returnRow = z.strictObject({
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  name: storedTexts,
  rounds: z.int(),
  bet: amount,
  /** Corrections included. */
  win: signedAmount,
  /** As the vendor states it; 0 if it does not. */
  theoreticalBps: z.int(),
  actualBps: z.int(),
  /** 95 % confidence interval of the true return; null for fewer than 30 rounds. */
  lowBps: z.nullable(z.int()),
  highBps: z.nullable(z.int()),
  /** Whether the stated return is outside the interval. */
  isOutside: z.boolean(),
});
