import * as z from 'zod/mini';
import { day } from '../agents/figures.ts';
import { operation } from '../operation.ts';
import { amount, currency, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { businessDay, contractKind } from './contractTerms.ts';

/** What bills paid the caller, payment by payment, newest first: a bill that is paid in parts has several. */
export const listPayments = operation({
  id: 'contracts.listPayments',
  method: 'GET',
  path: '/wps/contracts/listPayments',
  audience: 'member',
  isRealMoney: true,
  summary: 'Payments of wages and dividends',
  description: 'By the day on which each was paid, on the brand’s clock. At most 93 days.',
  input: z.strictObject({
    from: day,
    to: day,
    /** All kinds where it is left out. */
    kind: z.optional(contractKind),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    currency,
    /** The sum of everything that the filters let through. */
    paid: amount,
    page: pageOf(
      z.strictObject({
        billId: rowId,
        /** The number of the attempt to pay the bill: together with the bill, it names the payment. */
        attempt: z.int(),
        kind: contractKind,
        payer: z.string(),
        /** The first and the last day of the bill's period, and the end of the five minutes of a real-time wage. */
        fromDay: businessDay,
        lastDay: businessDay,
        slotAt: z.nullable(moment),
        amount,
        paidAt: moment,
      }),
    ),
  }),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account', 'span_invalid'],
});
