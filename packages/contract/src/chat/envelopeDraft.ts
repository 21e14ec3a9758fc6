import * as z from 'zod/mini';
import { language, storedTexts } from '../language.ts';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';

const greeting = z.string().check(z.trim(), z.maxLength(60));

/** A red envelope as an operator creates it. */
export const envelopeDraft = z.strictObject({
  roomId: rowId,
  /** Greeting; where it is empty the page uses a default text. */
  greeting: z.partialRecord(language, greeting),
  /** At most 100,000 of the currency in whole hundredths, at least one hundredth per share. */
  amount: positiveAmount,
  shares: z.int().check(z.gte(1), z.lte(500)),
  /** Untaken shares return to the house after this time. */
  minutes: z.int().check(z.gte(1), z.lte(1_440)),
  /** Maximum number of shares per network. */
  perNetwork: z.int().check(z.gte(1), z.lte(1_000)),
});

/** A red envelope as operators see it. */
export const houseEnvelope = z.strictObject({
  id: rowId,
  roomId: rowId,
  greeting: storedTexts,
  amount,
  currency: z.string(),
  shares: z.int(),
  taken: z.int(),
  /** Amount taken by members. */
  given: amount,
  /** Amount returned to the house; null while it is open. */
  returned: z.nullable(amount),
  perNetwork: z.int(),
  commitment: z.string(),
  seed: z.nullable(z.string()),
  createdAt: moment,
  createdBy: z.string(),
  expiresAt: moment,
  endedAt: z.nullable(moment),
  /** The operator who ended it early; empty when it expired or was emptied. */
  endedBy: z.string(),
});
