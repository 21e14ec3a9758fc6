import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { limitsOf } from './limitsOf.ts';

/** Self-exclusion for months: no bets and no deposits until then. All sessions of the member end. */
export const createSelfExclusion = operation({
  id: 'limits.createSelfExclusion',
  method: 'POST',
  path: '/wps/limits/createSelfExclusion',
  audience: 'member',
  isRealMoney: true,
  summary: 'Exclude oneself',
  description:
    'From the brand’s least number of months, six or more, up to sixty. Nobody ends it before its time. Open rounds are still paid, and withdrawals go on.',
  input: z.strictObject({ months: z.int().check(z.gte(6), z.lte(60)) }),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account', 'exclusion_too_short'],
});
