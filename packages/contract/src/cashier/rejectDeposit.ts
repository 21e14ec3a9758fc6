import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { queuedDeposit } from './listDepositQueue.ts';

/** Refuses a pending deposit; the member sees the public reason only. */
export const rejectDeposit = operation({
  id: 'cashier.rejectDeposit',
  method: 'POST',
  path: '/ops/cashier/rejectDeposit',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Reject a deposit',
  input: z.strictObject({
    depositId: rowId,
    publicReason: z.enum(['not_received', 'amount_differs', 'remark_missing', 'name_differs', 'other']),
    reason: reasonText(10),
  }),
  output: queuedDeposit,
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'deposit_not_found', 'deposit_not_pending'],
});
