import * as z from 'zod/mini';
import { day } from '../agents/figures.ts';
import { operation } from '../operation.ts';
import { amount, currency, moment, pageNumber, pageOf, pageSize, rowId, signedAmount } from '../shapes.ts';

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
    page: pageOf(
      z.strictObject({
        id: rowId,
        /** The end of the five minutes. */
        slotAt: moment,
        /** Valid bets of the own play, and of those of the team of which something is left for the caller. */
        ownBet: signedAmount,
        teamBet: signedAmount,
        /** What was earned in these five minutes, and what of the time before was left; cut to 1/100,000. */
        earned: signedAmount,
        before: signedAmount,
        amount,
        /** nothing: too little yet, or less than was taken back. refused: the account was closed. */
        status: z.enum(['nothing', 'due', 'paid', 'refused']),
      }),
    ),
  }),
  errors: ['not_logged_in', 'in_need_true_account', 'span_invalid'],
});
