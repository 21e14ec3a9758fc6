import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency, moment, signedAmount } from '../shapes.ts';

const played = {
  rounds: z.int(),
  bet: amount,
  validBet: amount,
  win: amount,
  /** Of the rounds alone: winnings, corrections included, less the stakes. */
  net: signedAmount,
};

/** A member's profit and loss: in total, by business day, and by category and vendor. */
export const getProfit = operation({
  id: 'members.getProfit',
  method: 'GET',
  path: '/wps/members/getProfit',
  audience: 'member',
  summary: 'Own profit and loss',
  description:
    'Rounds count on the day they began, by the brand’s time zone; the day of lotteries begins at 02:00. `from` is inside the stretch, `to` is not; at most 93 days. `result` is the net of the rounds with rebates and bonuses; deposits and withdrawals are no part of it.',
  input: z.strictObject({ from: moment, to: moment }),
  output: z.strictObject({
    currency,
    timeZone: z.string(),
    totals: z.strictObject({
      ...played,
      rebate: signedAmount,
      bonus: signedAmount,
      result: signedAmount,
      deposits: signedAmount,
      withdrawals: signedAmount,
    }),
    /** Oldest first; days without activity are left out. */
    days: z.array(
      z.strictObject({
        day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
        ...played,
        rebate: signedAmount,
        bonus: signedAmount,
        result: signedAmount,
      }),
    ),
    /** By stake, descending; unknown games have an empty category. */
    categories: z.array(
      z.strictObject({ gameClassify: z.string(), vassalage: z.string(), vendorName: z.string(), ...played }),
    ),
  }),
  errors: ['not_logged_in'],
});
