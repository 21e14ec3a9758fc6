import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { withdrawLimits } from './channel.ts';

/** Sets the withdrawal limits; open withdrawals keep the limits they were requested under. */
export const updateWithdrawLimits = operation({
  id: 'cashier.updateWithdrawLimits',
  method: 'POST',
  path: '/ops/cashier/updateWithdrawLimits',
  audience: 'operator',
  permission: 'cashier.write',
  summary: 'Set the limits of withdrawals',
  description: '`version` is that of the limits that were looked at, 0 where there were none.',
  input: z.strictObject({ version: z.int(), limits: withdrawLimits }),
  output: z.strictObject({ limits: withdrawLimits, currency: z.string(), version: z.int() }),
  errors: ['not_logged_in', 'not_allowed', 'amount_invalid', 'field_invalid', 'version_conflict'],
});
