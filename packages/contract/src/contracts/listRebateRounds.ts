import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { currency, pageOf, signedAmount } from '../shapes.ts';
import { billRound, billRoundsAsked } from './billRounds.ts';
import { lineRebate } from './lineRebate.ts';

/** The rounds behind what the line brought the caller in five minutes. */
export const listRebateRounds = operation({
  id: 'contracts.listRebateRounds',
  method: 'GET',
  path: '/wps/contracts/listRebateRounds',
  audience: 'member',
  isRealMoney: true,
  summary: 'Rounds behind a rebate of the line',
  description:
    "Exactly what was summed, newest first; late and corrected rounds say so. Who has left the caller's line since has no name.",
  input: billRoundsAsked,
  output: z.strictObject({
    currency,
    rebate: lineRebate,
    /** False for the time before rows were kept apart for each. */
    isKept: z.boolean(),
    page: pageOf(
      z.extend(billRound, {
        isOwn: z.boolean(),
        /** What the caller gets of the valid bets, in 1/1,000,000, and what that is, cut to 1/100,000. */
        sharePpm: z.int(),
        earned: signedAmount,
      }),
    ),
  }),
  errors: ['not_logged_in', 'in_need_true_account', 'contract_bill_unknown'],
});
