import * as z from 'zod/mini';
import { accountFigures } from '../agents/figureKinds.ts';
import { withdrawalStatus } from '../cashier/withdrawal.ts';
import { transactionKinds } from './ledgerKinds.ts';
import { operation } from '../operation.ts';
import { amount, currency, moment, pageNumber, pageOf, pageSize, rowId, signedAmount } from '../shapes.ts';

const transaction = z.strictObject({
  /** Version of the entry; entries have no gaps. */
  version: z.string(),
  transferId: rowId,
  kind: z.enum(transactionKinds),
  amount: signedAmount,
  balanceAfter: signedAmount,
  createdAt: moment,
  /** Status of the withdrawal that an entry belongs to; null for other entries. */
  withdrawalStatus: z.nullable(withdrawalStatus),
  /** Note of a transfer along the line, for the sender and the receiver; absent where there is none. */
  note: z.optional(z.string()),
});

/** The member's own ledger entries, newest first, with the filter's totals in and out. */
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
    /** All kinds that a figure is made of; `kind` wins. */
    figure: z.optional(z.enum(accountFigures)),
    /** Only entries of withdrawals with this current status. */
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
