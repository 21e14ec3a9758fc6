import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount } from '../shapes.ts';
import { limitsOf } from './limitsOf.ts';

const allowed = z.nullable(positiveAmount);
const inPeriod = z.enum(['day', 'week', 'month']);

/** Sets a money limit; null removes it. */
export const updateLimit = operation({
  id: 'limits.updateLimit',
  method: 'POST',
  path: '/wps/limits/updateLimit',
  audience: 'member',
  isRealMoney: true,
  summary: 'Set a limit',
  description:
    'What is stricter counts at once and ends a relaxation that waits; what is laxer counts after the brand’s cooling time, at least 24 hours.',
  input: z.discriminatedUnion('measure', [
    z.strictObject({ measure: z.literal('deposit'), period: inPeriod, allowed }),
    z.strictObject({ measure: z.literal('loss'), period: inPeriod, allowed }),
    z.strictObject({ measure: z.literal('stake'), period: z.literal('bet'), allowed }),
  ]),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account', 'amount_invalid'],
});
