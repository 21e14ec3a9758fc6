import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Where a withdrawal stands: requested, in review (one of two operators has approved), approved, paid by hand, and then
 * what its member says: received, received in part or not received, which are cases until they are closed.
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

/** What the member is told when a withdrawal is refused. */
export const withdrawalReasons = [
  'account_wrong',
  'name_differs',
  'turnover_short',
  'documents_needed',
  'other',
] as const;

/** An account to be paid to, as its owner sees it: of the number only the last four characters. */
export const withdrawalAccount = z.strictObject({
  id: rowId,
  kind: z.enum(['bank', 'wallet']),
  bank: z.string(),
  branch: z.string(),
  holderName: z.string(),
  maskedNumber: z.string(),
  createdAt: moment,
});

/** A withdrawal as its owner sees it. */
export const withdrawal = z.strictObject({
  id: rowId,
  status: withdrawalStatus,
  amount,
  fee: amount,
  /** What is to arrive: the amount less the fee. */
  arrives: amount,
  currency: z.string(),
  account: z.strictObject({
    kind: z.enum(['bank', 'wallet']),
    bank: z.string(),
    holderName: z.string(),
    maskedNumber: z.string(),
  }),
  /** While it is paid: until when the receipt can be confirmed; then it counts as received by itself. */
  confirmBy: z.nullable(moment),
  /** It counts as received because nobody said anything in time. */
  isForced: z.boolean(),
  /** Given with a receipt in part. */
  amountReceived: z.nullable(amount),
  remainder: z.nullable(amount),
  /** What came back to the balance when a case was closed. */
  paidBack: amount,
  hasProof: z.boolean(),
  publicReason: z.string(),
  createdAt: moment,
  /** Every state it has had, oldest first. */
  timeline: z.array(z.strictObject({ status: withdrawalStatus, at: moment })),
});
