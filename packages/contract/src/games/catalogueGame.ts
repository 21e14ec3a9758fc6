import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, rowId } from '../shapes.ts';
import { opensIn } from './opensIn.ts';

/** Sub-categories of slots: scratch cards, video poker, jackpots, table games, arcade and bingo. */
export const subCategory = z.enum(['', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG']);

/** A brand's overrides for a game. Null keeps the vendor's value. */
export const gameDecision = z.strictObject({
  isEnabled: z.boolean(),
  position: z.nullable(z.int().check(z.gte(0), z.lte(10_000))),
  badge: z.nullable(z.enum(['', 'NEW', 'HOT'])),
  subCategory,
  /** Stake limits in the brand's currency; a stake of zero, as in free rounds, is below no limit. */
  minBet: z.nullable(amount),
  maxBet: z.nullable(amount),
  /** Where its page is shown; a vendor may forbid frames for some of its games only. */
  opensIn: z.nullable(opensIn),
});

/** A game as the operators of a brand see it. */
export const catalogueGame = z.strictObject({
  gameId: rowId,
  vendorId: z.int(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameClassify: z.string(),
  name: storedTexts,
  /** The vendor's own limits, and its RTP in hundredths of a percent. */
  vendorMinBet: amount,
  vendorMaxBet: amount,
  returnToPlayerBps: z.int(),
  /** Where the brand opens the vendor's games. */
  vendorOpensIn: opensIn,
  isAvailable: z.boolean(),
  /** 0 without overrides. */
  version: z.int(),
  decision: gameDecision,
});
