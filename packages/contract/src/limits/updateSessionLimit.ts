import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { limitsOf } from './limitsOf.ts';

/** Sets the maximum playing time without a break of half an hour; null removes the limit. */
export const updateSessionLimit = operation({
  id: 'limits.updateSessionLimit',
  method: 'POST',
  path: '/wps/limits/updateSessionLimit',
  audience: 'member',
  isRealMoney: true,
  summary: 'Set a session limit',
  description: 'Minutes, 15 to 720. Stricter at once, laxer after the brand’s cooling time.',
  input: z.strictObject({ minutes: z.nullable(z.int().check(z.gte(15), z.lte(720))) }),
  output: limitsOf,
  errors: ['not_logged_in', 'in_need_true_account'],
});
