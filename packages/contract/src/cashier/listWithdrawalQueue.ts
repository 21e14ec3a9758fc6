import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { withdrawalStatus } from './withdrawal.ts';

/** What an operator should know before deciding. */
export const riskFlags = [
  'firstWithdrawal',
  'newAccount',
  'paymentPasswordChanged',
  'sharedAccount',
  'turnoverJustMet',
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
  /** In full for those who may decide, masked for others. */
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
  /** A gateway is paying it; nobody can act on it until the gateway has said what came of it. */
  isPaying: z.boolean(),
  /** Why a gateway did not pay it, where one has tried. */
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

/** The withdrawal queue: oldest first while something is to be done, newest first otherwise. */
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
    /** The withdrawals of one member only. */
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
