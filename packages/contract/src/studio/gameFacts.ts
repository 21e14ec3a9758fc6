import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** Static facts of a game. */
export const gameFacts = z.strictObject({
  code: z.string(),
  version: z.string(),
  /** By language. */
  names: z.record(z.string(), z.string()),
  /** Lines, or ways. */
  lines: z.int(),
  /** Ascending. */
  bets: z.array(units),
  defaultBet: units,
  /** Truncated to two decimals; without the jackpot, which comes on top. */
  returnPercent: z.string(),
});
