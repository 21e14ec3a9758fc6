import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { queuedWithdrawal } from './listWithdrawalQueue.ts';

/** Records that an approved withdrawal was paid by hand, with the bank's reference. */
export const payWithdrawal = operation({
  id: 'cashier.payWithdrawal',
  method: 'POST',
  path: '/ops/cashier/payWithdrawal',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Mark a withdrawal as paid',
  input: z.strictObject({ withdrawalId: rowId, reference: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: queuedWithdrawal,
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'withdrawal_not_found', 'withdrawal_state_changed'],
});
