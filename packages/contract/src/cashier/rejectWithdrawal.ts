import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { queuedWithdrawal } from './listWithdrawalQueue.ts';
import { withdrawalReasons } from './withdrawal.ts';

/** Refuses a withdrawal that is not paid yet; the held amount returns to the balance. */
export const rejectWithdrawal = operation({
  id: 'cashier.rejectWithdrawal',
  method: 'POST',
  path: '/ops/cashier/rejectWithdrawal',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Reject a withdrawal',
  input: z.strictObject({
    withdrawalId: rowId,
    publicReason: z.enum(withdrawalReasons),
    reason: reasonText(10),
  }),
  output: queuedWithdrawal,
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'withdrawal_not_found', 'withdrawal_state_changed'],
});
