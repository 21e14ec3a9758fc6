import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { limitsOf } from './limitsOf.ts';

/** Says that the limits are right as they stand: also that none is wanted, before a first deposit. */
export const confirmLimits = operation({
  id: 'limits.confirmLimits',
  method: 'POST',
  path: '/wps/limits/confirmLimits',
  audience: 'member',
  isRealMoney: true,
  summary: 'Keep the own limits as they are',
  description:
    'Answers what some licences ask before a first deposit, and again after six months. It changes no limit.',
  input: z.strictObject({}),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account'],
});
