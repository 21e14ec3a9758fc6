import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { queuedWithdrawal } from './listWithdrawalQueue.ts';

/** Approves a withdrawal; from the brand's threshold on it needs two different operators. */
export const approveWithdrawal = operation({
  id: 'cashier.approveWithdrawal',
  method: 'POST',
  path: '/ops/cashier/approveWithdrawal',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Approve a withdrawal',
  description: 'Of operators who decide at once, one wins; the others are told `withdrawal_state_changed`.',
  input: z.strictObject({
    withdrawalId: rowId,
    note: z._default(z.optional(z.string().check(z.maxLength(REASON_MAX))), ''),
  }),
  output: queuedWithdrawal,
  errors: [
    'not_logged_in',
    'not_allowed',
    'withdrawal_not_found',
    'withdrawal_state_changed',
    'second_operator_needed',
  ],
});
