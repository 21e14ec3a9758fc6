import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, signedAmount } from '../shapes.ts';

/** Duration of the current session, and its stakes and wins by the rounds. */
export const getPlay = operation({
  id: 'limits.getPlay',
  method: 'GET',
  path: '/wps/limits/getPlay',
  audience: 'member',
  isRealMoney: true,
  summary: 'Facts of this session',
  input: z.strictObject({}),
  output: z.strictObject({
    since: moment,
    now: moment,
    currency: z.string(),
    rounds: z.int(),
    staked: amount,
    won: signedAmount,
    net: signedAmount,
    reminderMinutes: z.int(),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
