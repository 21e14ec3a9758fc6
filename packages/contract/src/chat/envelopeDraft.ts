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
  /** What nobody has taken by then goes back to the house. */
  minutes: z.int().check(z.gte(1), z.lte(1_440)),
  /** Shares that go to one network; whoever comes from it later gets none. */
  perNetwork: z.int().check(z.gte(1), z.lte(1_000)),
});

/** A red envelope as the house sees it. */
export const houseEnvelope = z.strictObject({
  id: rowId,
  roomId: rowId,
  greeting: storedTexts,
  amount,
  currency: z.string(),
  shares: z.int(),
  taken: z.int(),
  /** What the members have of it. */
  given: amount,
  /** What went back to the house; nothing while it is open. */
  returned: z.nullable(amount),
  perNetwork: z.int(),
  commitment: z.string(),
  seed: z.nullable(z.string()),
  createdAt: moment,
  createdBy: z.string(),
  expiresAt: moment,
  endedAt: z.nullable(moment),
  /** The operator who ended it early; empty when the time or the last member did. */
  endedBy: z.string(),
});
