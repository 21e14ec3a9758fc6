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
  /** The initial amount of the pool, restored by the house after every win. */
  seed: amount,
  /** The pool's current balance in the books. */
  balance: amount,
  wins: z.int(),
  paid: amount,
});

/** A payment from a pool. */
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
