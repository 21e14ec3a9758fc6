import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { rebateLine } from './rebateClaim.ts';

/** The rebate that the member can claim now. */
export const getRebate = operation({
  id: 'bonuses.getRebate',
  method: 'GET',
  path: '/wps/bonuses/getRebate',
  audience: 'member',
  isRealMoney: true,
  summary: 'Rebate to be claimed',
  description: 'amount is cut to whole hundredths. Below minimum nothing is paid, and the valid bets stay for later.',
  input: z.strictObject({}),
  output: z.strictObject({
    isOpen: z.boolean(),
    currency: z.string(),
    lines: z.array(rebateLine),
    minimum: amount,
    amount,
    mayClaim: z.boolean(),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
