import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { limitsOf } from './limitsOf.ts';

/** The member's limits, and how much of each is used. */
export const getLimits = operation({
  id: 'limits.getLimits',
  method: 'GET',
  path: '/wps/limits/getLimits',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own limits',
  description: 'Days, weeks (from Monday) and months are those of the brand’s clock.',
  input: z.strictObject({}),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account'],
});
