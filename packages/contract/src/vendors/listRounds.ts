import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize, signedAmount } from '../shapes.ts';
import { round } from './round.ts';

const totals = z.strictObject({ rounds: z.int(), bet: amount, validBet: amount, win: amount, net: signedAmount });

/** The member's own betting record, newest first, with totals of the page and of everything filtered. */
export const listRounds = operation({
  id: 'vendors.listRounds',
  method: 'GET',
  path: '/lgw/vendors/listRounds',
  audience: 'member',
  summary: 'Betting record',
  input: z.strictObject({
    from: z.optional(moment),
    to: z.optional(moment),
    gameClassify: z.optional(z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'])),
    status: z.optional(z.enum(['open', 'won', 'lost', 'cancelled'])),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(round), pageTotals: totals, grandTotals: totals }),
  errors: ['not_logged_in'],
});
