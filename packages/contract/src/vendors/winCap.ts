import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment } from '../shapes.ts';

/** Where a bound on wins comes from; `sums` is the greatest win that the game's own table of returns allows. */
const winCapSource = z.enum(['default', 'vendor', 'sums', 'game']);

/** The most that a round may bring before its win is held, with where it comes from. */
export const winCap = z.strictObject({
  /** Empty for all games of the vendor. */
  gameCode: z.string(),
  gameName: z.nullable(storedTexts),
  /** So many times what the round has cost. */
  multiple: z.int(),
  multipleFrom: winCapSource,
  amount,
  amountFrom: winCapSource,
  /** The greatest win of the game in multiples of the bet, rounded up, where the house knows its sums. */
  greatest: z.nullable(z.int()),
  /** Of the bounds that operators have set right here; 0 where they have set none. */
  version: z.int(),
  setBy: z.string(),
  setAt: z.nullable(moment),
});

/** What holds for a vendor at a brand: all of its games first, then each game with bounds of its own. */
export const vendorWinCaps = z.strictObject({
  vendorId: z.int(),
  /** What amounts are shown in; a bound is the same number in every currency. */
  currency: z.string(),
  caps: z.array(winCap),
  /** Games to which only what holds for all of them applies. */
  otherGames: z.array(z.strictObject({ gameCode: z.string(), name: storedTexts })),
});
