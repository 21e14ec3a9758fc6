import * as z from 'zod/mini';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';

/** One line of an account: what moved, and what stood there afterwards. */
export const entry = z.strictObject({
  transferId: rowId,
  kind: z.string(),
  amount: signedAmount,
  balanceAfter: signedAmount,
  version: z.string(),
  reference: z.string(),
  createdAt: moment,
});

/** Totals of one currency of one brand; everything that stands somewhere came from somewhere, so the sum is zero. */
export const trialBalanceRow = z.strictObject({
  brandCode: z.string(),
  currency: z.string(),
  members: signedAmount,
  holds: signedAmount,
  house: signedAmount,
  sum: signedAmount,
  entries: z.string(),
  accounts: z.string(),
});

/** The size of a hold or debt beside the spendable balance. */
export const accountBalance = z.strictObject({ kind: z.string(), balance: amount, version: z.string() });
