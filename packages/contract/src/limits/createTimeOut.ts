import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { limitsOf } from './limitsOf.ts';

/** Available time-outs in hours: a day to six weeks. */
export const timeOutHours = [24, 72, 168, 336, 1008] as const;

/** Starts a time-out: no bets and no deposits until it ends. All sessions of the member end. */
export const createTimeOut = operation({
  id: 'limits.createTimeOut',
  method: 'POST',
  path: '/wps/limits/createTimeOut',
  audience: 'member',
  isRealMoney: true,
  summary: 'Begin a time-out',
  description: 'Cannot be shortened. Open rounds are still paid, and withdrawals go on. The member is signed out.',
  input: z.strictObject({ hours: z.literal(timeOutHours) }),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account'],
});
