import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { moment, rowId } from '../shapes.ts';

/** A decimal string, as every amount on the wire. */
const decimal = z.string();

/** A red envelope as everybody in its room sees it. */
export const chatEnvelope = z.strictObject({
  id: rowId,
  roomId: rowId,
  greeting: storedTexts,
  /** The whole pot, and in how many shares of at least 0.01 it is cut; each way of cutting it is equally likely. */
  amount: decimal,
  currency: z.string(),
  shares: z.int(),
  /** Shares that nobody has taken yet. */
  left: z.int(),
  expiresAt: moment,
  endedAt: z.nullable(moment),
  /** SHA-256 of the seed that decides how it is cut: promised from the beginning, while the seed is told at the end. */
  commitment: z.string(),
  seed: z.nullable(z.string()),
  /** Who took a share lately, by the names in the chat. */
  takers: z.array(z.strictObject({ place: z.int(), handle: z.string(), amount: decimal })),
});

/** The same as one member sees it: with the share that is his, if he has one. */
export const ownChatEnvelope = z.extend(chatEnvelope, {
  mine: z.nullable(z.strictObject({ place: z.int(), amount: decimal })),
});
