import * as z from 'zod/mini';
import { amount, moment, positiveAmount, rowId } from '../shapes.ts';
import { drawNo } from './lotteryCard.ts';

/** A restricted number as operators see it; its number is written as a bet on nothing else would be. */
export const restriction = z.strictObject({
  id: rowId,
  play: z.string(),
  number: z.string(),
  /** Null: of every draw. */
  drawNo: z.nullable(drawNo),
  /** The most that all members together may stake on it in a draw; null where it is closed. */
  ceiling: z.nullable(positiveAmount),
  /** The draw that takes bets next, and what is staked on a limited number in it. */
  stakedIn: z.nullable(drawNo),
  staked: amount,
  createdBy: z.string(),
  createdAt: moment,
});
