import * as z from 'zod/mini';
import { accountFigures } from '../agents/figureKinds.ts';
import { withdrawalStatus } from '../cashier/withdrawal.ts';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { transactionKinds } from './ledgerKinds.ts';

/** Exports the member's ledger entries of a time range, optionally of one kind. */
export const getTransactionsFile = operation({
  id: 'wallet.getTransactionsFile',
  method: 'GET',
  path: '/wps/wallet/getTransactionsFile',
  audience: 'member',
  isFile: true,
  summary: 'Account record as a file',
  description:
    'Only while the module TRANSREC3 is on. `from` is inside the stretch, `to` is not; at most 93 days and 50,000 rows.',
  input: z.strictObject({
    from: moment,
    to: moment,
    kind: z.optional(z.enum(transactionKinds)),
    /** All kinds that a figure is made of; `kind` wins. */
    figure: z.optional(z.enum(accountFigures)),
    withdrawalStatus: z.optional(withdrawalStatus),
    ...fileForm,
  }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'file_too_large'],
});
