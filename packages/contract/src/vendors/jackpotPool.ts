import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

const name = storedTexts;

/** A pool of a progressive jackpot: bets of exactly `stake` feed it with `contribution` each, and can win it. */
export const jackpotPool = z.strictObject({
  id: rowId,
  vendorName: z.string(),
  gameCode: z.string(),
  name,
  currency: z.string(),
  stake: amount,
  contribution: amount,
  /** What the house begins the pool with, and again whenever it was won. */
  seed: amount,
  /** What the pool holds in the books right now. */
  balance: amount,
  wins: z.int(),
  paid: amount,
});

/** A pool that was paid out. */
export const jackpotPayment = z.strictObject({
  memberId: rowId,
  vendorName: z.string(),
  gameCode: z.string(),
  name,
  round: z.string(),
  currency: z.string(),
  stake: amount,
  amount,
  paidAt: moment,
});
