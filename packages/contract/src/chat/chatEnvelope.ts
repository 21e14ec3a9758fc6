import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { moment, rowId } from '../shapes.ts';

/** A decimal string, as every amount on the wire. */
const decimal = z.string();

/** A red envelope as all members of the room see it. */
export const chatEnvelope = z.strictObject({
  id: rowId,
  roomId: rowId,
  greeting: storedTexts,
  /** The whole pot, and the number of shares of at least 0.01; every split is equally likely. */
  amount: decimal,
  currency: z.string(),
  shares: z.int(),
  /** Shares that are still available. */
  left: z.int(),
  expiresAt: moment,
  endedAt: z.nullable(moment),
  /** SHA-256 of the seed that decides the split: published at the start, while the seed is revealed at the end. */
  commitment: z.string(),
  seed: z.nullable(z.string()),
  /** Latest takers by chat handle. */
  takers: z.array(z.strictObject({ place: z.int(), handle: z.string(), amount: decimal })),
});

/** The same for one member: with the own share, if any. */
export const ownChatEnvelope = z.extend(chatEnvelope, {
  mine: z.nullable(z.strictObject({ place: z.int(), amount: decimal })),
});
