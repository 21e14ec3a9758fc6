import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, signedAmount } from '../shapes.ts';

/** Which stretch and which games a return report is about; `from` is inside, `to` is not. At most 93 days. */
export const returnFilter = {
  from: moment,
  to: moment,
  vassalage: z.optional(z.string().check(z.maxLength(32))),
  search: z.optional(z.string().check(z.maxLength(64))),
};

/** What a game was made to give back beside what it gave. Shares are hundredths of a percent of the stakes. */
export const returnRow = z.strictObject({
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  name: storedTexts,
  rounds: z.int(),
  bet: amount,
  /** With corrections. */
  win: signedAmount,
  /** As the vendor states it; 0 where it states none. */
  theoreticalBps: z.int(),
  actualBps: z.int(),
  /** Bounds that hold the true return in 95 of 100 stretches like this; null for fewer than 30 rounds. */
  lowBps: z.nullable(z.int()),
  highBps: z.nullable(z.int()),
  /** Whether the stated return lies outside of these bounds. */
  isOutside: z.boolean(),
});
