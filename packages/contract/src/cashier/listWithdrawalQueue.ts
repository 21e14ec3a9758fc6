import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { withdrawalStatus } from './withdrawal.ts';

/** Risk flags for the operator who decides. */
export const riskFlags = [
  'firstWithdrawal',
  'newAccount',
  'paymentPasswordChanged',
  'sharedAccount',
  'turnoverJustMet',
  'excluded',
] as const;

/** A withdrawal as the cashier sees it. */
export const queuedWithdrawal = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  status: withdrawalStatus,
  amount,
  fee: amount,
  arrives: amount,
  currency: z.string(),
  kind: z.enum(['bank', 'wallet']),
  bank: z.string(),
  branch: z.string(),
  holderName: z.string(),
  /** Complete for operators who may decide, masked for others. */
  number: z.string(),
  flags: z.array(z.enum(riskFlags)),
  turnoverRequired: amount,
  turnoverDone: amount,
  /** Two different operators have to approve. */
  needsSecond: z.boolean(),
  firstApprover: z.string(),
  approver: z.string(),
  payer: z.string(),
  reference: z.string(),
  /** A gateway payout is in progress; nobody can act on it until the gateway reports the outcome. */
  isPaying: z.boolean(),
  /** Why a gateway payout failed, if one was tried. */
  payNote: z.string(),
  confirmBy: z.nullable(moment),
  isForced: z.boolean(),
  amountReceived: z.nullable(amount),
  remainder: z.nullable(amount),
  paidBack: amount,
  hasProof: z.boolean(),
  publicReason: z.string(),
  reason: z.string(),
  createdAt: moment,
  timeline: z.array(z.strictObject({ status: withdrawalStatus, at: moment, by: z.string() })),
});

const view = z.enum(['waiting', 'approved', 'paid', 'cases', 'done', 'rejected', 'all']);

/** The withdrawal queue: open ones oldest first, otherwise newest first. */
export const listWithdrawalQueue = operation({
  id: 'cashier.listWithdrawalQueue',
  method: 'GET',
  path: '/ops/cashier/listWithdrawalQueue',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Withdrawal queue',
  description:
    'Views: waiting (requested, review), approved (to be paid), paid, cases, done (received, closed), rejected.',
  input: z.strictObject({
    view: z._default(z.optional(view), 'waiting'),
    /** Limits the list to one member. */
    memberId: z.optional(rowId),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(queuedWithdrawal),
    counts: z.strictObject({
      waiting: z.int(),
      approved: z.int(),
      paid: z.int(),
      cases: z.int(),
      done: z.int(),
      rejected: z.int(),
    }),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
