import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment } from '../shapes.ts';

/** Source of a win cap; `sums` is the greatest win in the game's own table of returns. */
const winCapSource = z.enum(['default', 'vendor', 'sums', 'game']);

/** The maximum win of a round before it is held, with its source. */
export const winCap = z.strictObject({
  /** Empty for all games of the vendor. */
  gameCode: z.string(),
  gameName: z.nullable(storedTexts),
  /** Multiple of the round's stake. */
  multiple: z.int(),
  multipleFrom: winCapSource,
  amount,
  amountFrom: winCapSource,
  /** The game's greatest win in multiples of the bet, rounded up, where its maths is known. */
  greatest: z.nullable(z.int()),
  /** Version of the caps that operators have set at this level; 0 if none. */
  version: z.int(),
  setBy: z.string(),
  setAt: z.nullable(moment),
});

/** A vendor's caps at a brand: for all games first, then each game with caps of its own. */
export const vendorWinCaps = z.strictObject({
  vendorId: z.int(),
  /** Display currency; a cap is the same number in every currency. */
  currency: z.string(),
  caps: z.array(winCap),
  /** Games without caps of their own. */
  otherGames: z.array(z.strictObject({ gameCode: z.string(), name: storedTexts })),
});
