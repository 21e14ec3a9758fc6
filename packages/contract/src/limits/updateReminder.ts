import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { limitsOf } from './limitsOf.ts';

/** Reality check intervals in minutes that a member may choose. */
export const reminderMinutes = [15, 30, 45, 60] as const;

/** Sets how often a running game is interrupted by a reality check. */
export const updateReminder = operation({
  id: 'limits.updateReminder',
  method: 'POST',
  path: '/wps/limits/updateReminder',
  audience: 'member',
  isRealMoney: true,
  summary: 'Choose the interval of reality checks',
  input: z.strictObject({ minutes: z.literal(reminderMinutes) }),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account'],
});
