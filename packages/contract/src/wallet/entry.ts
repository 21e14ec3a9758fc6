import * as z from 'zod/mini';
import { ledgerKinds } from './ledgerKinds.ts';
import { moment, rowId, signedAmount } from '../shapes.ts';

/** One ledger entry: the movement and the balance after it. */
export const entry = z.strictObject({
  transferId: rowId,
  kind: z.enum(ledgerKinds),
  amount: signedAmount,
  balanceAfter: signedAmount,
  version: z.string(),
  reference: z.string(),
  createdAt: moment,
});

/** Totals of one currency of one brand; debits equal credits, so the sum is zero. */
export const trialBalanceRow = z.strictObject({
  brandCode: z.string(),
  currency: z.string(),
  members: signedAmount,
  holds: signedAmount,
  /** What vendors took back beyond members' balances; never above zero. */
  debts: signedAmount,
  /** Sent by one member and not yet received by the other; non-zero only briefly. */
  transit: signedAmount,
  house: signedAmount,
  sum: signedAmount,
  entries: z.string(),
  accounts: z.string(),
});

/** One account of a member: `main`, or a hold, a bonus or a debt. A debt is negative. */
export const accountBalance = z.strictObject({ kind: z.string(), balance: signedAmount, version: z.string() });
