import * as z from 'zod/mini';
import { day } from '../agents/figures.ts';
import { operation } from '../operation.ts';
import { amount, currency, pageNumber, pageOf, pageSize } from '../shapes.ts';
import { lineRebate } from './lineRebate.ts';

/** What the line brought the caller by its rates, five minutes by five minutes, newest first. */
export const listRebates = operation({
  id: 'contracts.listRebates',
  method: 'GET',
  path: '/wps/contracts/listRebates',
  audience: 'member',
  isRealMoney: true,
  summary: 'Rebates of the line',
  description:
    'Of a valid bet everybody above gets the difference of the rates, as far as its category counts. Days are those of the brand.',
  input: z.strictObject({ from: day, to: day, pageNum: pageNumber, pageSize }),
  output: z.strictObject({
    currency,
    /** Paid of everything within the days. */
    paid: amount,
    page: pageOf(lineRebate),
  }),
  errors: ['not_logged_in', 'in_need_true_account', 'span_invalid'],
});
