import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { withdrawLimits } from './channel.ts';

/** Withdrawal limits of the brand, as operators configured them; null where withdrawals are off. */
export const getWithdrawLimits = operation({
  id: 'cashier.getWithdrawLimits',
  method: 'GET',
  path: '/ops/cashier/getWithdrawLimits',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Limits of withdrawals',
  input: z.strictObject({}),
  output: z.strictObject({ limits: z.nullable(withdrawLimits), currency: z.string(), version: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
