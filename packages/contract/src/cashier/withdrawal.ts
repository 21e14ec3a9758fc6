import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Status of a withdrawal: requested, in review (one of two operators has approved), approved, paid, and then the
 * member's receipt: received, partly received or not received. The last two are cases until they are closed.
 */
export const withdrawalStatus = z.enum([
  'requested',
  'review',
  'approved',
  'paid',
  'received',
  'receivedPart',
  'notReceived',
  'closed',
  'rejected',
]);

/** Public reasons for refusing a withdrawal. */
export const withdrawalReasons = [
  'account_wrong',
  'name_differs',
  'turnover_short',
  'documents_needed',
  'other',
] as const;

/** A payout account as its owner sees it: only the last four characters of the number. */
export const withdrawalAccount = z.strictObject({
  id: rowId,
  kind: z.enum(['bank', 'wallet']),
  bank: z.string(),
  branch: z.string(),
  holderName: z.string(),
  maskedNumber: z.string(),
  /** A withdrawal starts with it; one of a member's accounts. */
  isDefault: z.boolean(),
  createdAt: moment,
});

/** A withdrawal as its owner sees it. */
export const withdrawal = z.strictObject({
  id: rowId,
  status: withdrawalStatus,
  amount,
  fee: amount,
  /** Payout amount: the amount less the fee. */
  arrives: amount,
  currency: z.string(),
  account: z.strictObject({
    kind: z.enum(['bank', 'wallet']),
    bank: z.string(),
    holderName: z.string(),
    maskedNumber: z.string(),
  }),
  /** While paid: the deadline for confirming the receipt; after it the withdrawal counts as received. */
  confirmBy: z.nullable(moment),
  /** Counted as received because the member did not answer in time. */
  isForced: z.boolean(),
  /** Set with a partial receipt. */
  amountReceived: z.nullable(amount),
  remainder: z.nullable(amount),
  /** Paid back to the balance when the case was closed. */
  paidBack: amount,
  hasProof: z.boolean(),
  publicReason: z.string(),
  createdAt: moment,
  /** Status history, oldest first. */
  timeline: z.array(z.strictObject({ status: withdrawalStatus, at: moment })),
});
