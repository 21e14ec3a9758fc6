import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { depositKind, depositNetwork, depositStatus } from './depositMethod.ts';
import { amount, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';

/** A deposit as the cashier sees it. */
export const queuedDeposit = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  kind: depositKind,
  methodName: z.string(),
  amount,
  fee: amount,
  credited: amount,
  currency: z.string(),
  status: depositStatus,
  /** Above the brand's threshold, so that two operators have to approve. */
  needsSecond: z.boolean(),
  firstApprover: z.string(),
  firstApprovedAt: z.nullable(moment),
  /** Approved after it had expired, because the transfer arrived late. */
  isLate: z.boolean(),
  /** Why a paid deposit could not be credited; otherwise empty. */
  heldFor: z.string(),
  returnReference: z.string(),
  remark: z.string(),
  bank: z.string(),
  accountNumber: z.string(),
  network: depositNetwork,
  txHash: z.nullable(z.string()),
  hasProof: z.boolean(),
  isFirst: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.string(),
  reason: z.string(),
});

/** The deposit queue, oldest first while pending, newest first otherwise. */
export const listDepositQueue = operation({
  id: 'cashier.listDepositQueue',
  method: 'GET',
  path: '/ops/cashier/listDepositQueue',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Deposit queue',
  input: z.strictObject({
    status: z._default(z.optional(z.enum([...depositStatus.options, 'all'])), 'pending'),
    /** Limits the list to one member. */
    memberId: z.optional(rowId),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(queuedDeposit),
    counts: z.strictObject({
      pending: z.int(),
      review: z.int(),
      held: z.int(),
      approved: z.int(),
      rejected: z.int(),
      returned: z.int(),
      expired: z.int(),
    }),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
