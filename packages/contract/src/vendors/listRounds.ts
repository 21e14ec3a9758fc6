import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize, signedAmount } from '../shapes.ts';
import { round } from './round.ts';
import { roundFilter } from './roundFilter.ts';

const totals = z.strictObject({ rounds: z.int(), bet: amount, validBet: amount, win: amount, net: signedAmount });

/** The member's own betting record, newest first, with totals of the page and of everything filtered. */
export const listRounds = operation({
  id: 'vendors.listRounds',
  method: 'GET',
  path: '/lgw/vendors/listRounds',
  audience: 'member',
  summary: 'Betting record',
  description:
    '`from` is inside the stretch, `to` is not. The day of lotteries begins at 02:00: their stretch is two hours later.',
  input: z.strictObject({
    from: z.optional(moment),
    to: z.optional(moment),
    ...roundFilter,
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(round), pageTotals: totals, grandTotals: totals }),
  errors: ['not_logged_in'],
});
