import * as z from 'zod/mini';
import { ledgerKinds } from './ledgerKinds.ts';
import { moment, rowId, signedAmount } from '../shapes.ts';

/** One line of an account: what moved, and what stood there afterwards. */
export const entry = z.strictObject({
  transferId: rowId,
  kind: z.enum(ledgerKinds),
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
  /** What vendors took back beyond what members had; never above zero. */
  debts: signedAmount,
  /** Sent by one member and not yet with the other; zero but for moments. */
  transit: signedAmount,
  house: signedAmount,
  sum: signedAmount,
  entries: z.string(),
  accounts: z.string(),
});

/** One account of a member: `main`, or a hold, a bonus or a debt beside it. A debt stands below zero. */
export const accountBalance = z.strictObject({ kind: z.string(), balance: signedAmount, version: z.string() });
