import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, reasonText, rowId } from '../shapes.ts';
import { queuedWithdrawal } from './listWithdrawalQueue.ts';

/** Closes a case after a partial or missing receipt, and pays back what is owed, if anything. */
export const resolveCase = operation({
  id: 'cashier.resolveCase',
  method: 'POST',
  path: '/ops/cashier/resolveCase',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Close a case',
  description:
    'payBack is at most what did not arrive. Whoever noted a withdrawal as paid cannot pay any of it back: that takes another operator.',
  input: z.strictObject({
    withdrawalId: rowId,
    payBack: amount,
    reason: reasonText(10),
  }),
  output: queuedWithdrawal,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'amount_invalid',
    'withdrawal_amount_out_of_range',
    'withdrawal_not_found',
    'withdrawal_state_changed',
    'second_operator_needed',
  ],
});
