import * as z from 'zod/mini';
import { withdrawalStatus } from '../cashier/withdrawal.ts';
import { transactionKinds } from './ledgerKinds.ts';
import { operation } from '../operation.ts';
import { amount, currency, moment, pageNumber, pageOf, pageSize, rowId, signedAmount } from '../shapes.ts';

const transaction = z.strictObject({
  /** The number of the line in the account; lines have no gap. */
  version: z.string(),
  transferId: rowId,
  kind: z.enum(transactionKinds),
  amount: signedAmount,
  balanceAfter: signedAmount,
  createdAt: moment,
  /** How the withdrawal stands that a line belongs to; null for lines of anything else. */
  withdrawalStatus: z.nullable(withdrawalStatus),
});

/** The member's own account, line by line, newest first, with what came in and went out of everything filtered. */
export const listTransactions = operation({
  id: 'wallet.listTransactions',
  method: 'GET',
  path: '/wps/wallet/listTransactions',
  audience: 'member',
  summary: 'Account record',
  description: 'Only while the module TRANSREC3 is on. `from` is inside the stretch, `to` is not; at most 93 days.',
  input: z.strictObject({
    from: moment,
    to: moment,
    kind: z.optional(z.enum(transactionKinds)),
    /** Only lines of withdrawals that stand so now. */
    withdrawalStatus: z.optional(withdrawalStatus),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(transaction),
    totals: z.strictObject({ in: amount, out: amount, net: signedAmount }),
    currency,
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
