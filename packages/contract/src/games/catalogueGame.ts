import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, rowId } from '../shapes.ts';

/** Kinds within the slots: scratch cards, video poker, jackpots, table games, arcade and bingo. */
export const subCategory = z.enum(['', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG']);

/** What a brand decides of a game. Null leaves the vendor's word standing. */
export const gameDecision = z.strictObject({
  isEnabled: z.boolean(),
  position: z.nullable(z.int().check(z.gte(0), z.lte(10_000))),
  badge: z.nullable(z.enum(['', 'NEW', 'HOT'])),
  subCategory,
  /** Bounds of one stake in the brand's currency; a stake of nothing, as in free rounds, is below no bound. */
  minBet: z.nullable(amount),
  maxBet: z.nullable(amount),
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
  /** What the vendor says: bounds of its own, and its return in hundredths of a percent. */
  vendorMinBet: amount,
  vendorMaxBet: amount,
  returnToPlayerBps: z.int(),
  isAvailable: z.boolean(),
  /** 0 where nothing was decided yet. */
  version: z.int(),
  decision: gameDecision,
});
