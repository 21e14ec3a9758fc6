import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency, moment, pageNumber, pageOf, pageSize, rowId, signedAmount } from '../shapes.ts';
import { transactionKinds } from '../wallet/ledgerKinds.ts';
import { moneyFigures } from './figureKinds.ts';
import { day } from './figures.ts';

/** Ledger entries of an agent's team, newest first. */
export const listTeamTransactions = operation({
  id: 'agents.listTeamTransactions',
  method: 'GET',
  path: '/wps/agents/listTeamTransactions',
  audience: 'member',
  summary: 'Transactions of a team',
  description: 'For agents only. `account` names anybody of the own team.',
  input: z.strictObject({
    from: day,
    to: day,
    scope: z._default(z.optional(z.enum(['direct', 'team'])), 'team'),
    account: z.optional(z.string().check(z.maxLength(32))),
    kind: z.optional(z.enum(transactionKinds)),
    /** All kinds that a figure of the team is made of; `kind` wins. */
    figure: z.optional(z.enum(moneyFigures)),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    currency,
    page: pageOf(
      z.strictObject({
        transferId: rowId,
        memberId: rowId,
        account: z.string(),
        kind: z.enum(transactionKinds),
        amount: signedAmount,
        balanceBefore: signedAmount,
        balanceAfter: signedAmount,
        createdAt: moment,
      }),
    ),
    totals: z.strictObject({ in: amount, out: amount, net: signedAmount }),
  }),
  errors: ['not_logged_in', 'not_allowed', 'downline_unknown'],
});
