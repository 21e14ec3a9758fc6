import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** What a game is played by. */
export const gameFacts = z.strictObject({
  code: z.string(),
  version: z.string(),
  /** By language. */
  names: z.record(z.string(), z.string()),
  /** Lines, or ways. */
  lines: z.int(),
  /** From the smallest to the largest. */
  bets: z.array(units),
  defaultBet: units,
  /** Truncated to two decimals; without a jackpot, which comes on top. */
  returnPercent: z.string(),
});
