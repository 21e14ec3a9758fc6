import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, reasonText, requestId, rowId } from '../shapes.ts';
import { adjustment, adjustmentCauses } from './adjustment.ts';

/** Requests a correction of a member's balance. No money moves before another operator has approved it. */
export const createAdjustment = operation({
  id: 'cashier.createAdjustment',
  method: 'POST',
  path: '/ops/cashier/createAdjustment',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Ask for an adjustment',
  description: 'Idempotent by requestId.',
  input: z.strictObject({
    requestId,
    memberId: rowId,
    direction: z.enum(['credit', 'debit']),
    amount: positiveAmount,
    cause: z.enum(adjustmentCauses),
    reason: reasonText(10),
  }),
  output: adjustment,
  errors: [
    'not_logged_in',
    'not_allowed',
    'amount_invalid',
    'reason_required',
    'member_not_found',
    'in_need_true_account',
    'request_conflict',
  ],
});
