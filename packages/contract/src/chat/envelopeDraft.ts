import * as z from 'zod/mini';
import { localLines, storedTexts } from '../language.ts';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';

/** A red envelope as an operator puts it into a room. */
export const envelopeDraft = z.strictObject({
  roomId: rowId,
  /** Said with it; where it is empty the page has words of its own. */
  greeting: localLines(60),
  /** At most 100,000 of the currency in whole hundredths, of which every share has at least one. */
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
