import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { adjustment } from './adjustment.ts';

/** Books an adjustment that another operator requested. */
export const approveAdjustment = operation({
  id: 'cashier.approveAdjustment',
  method: 'POST',
  path: '/ops/cashier/approveAdjustment',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Approve an adjustment',
  input: z.strictObject({ adjustmentId: rowId }),
  output: adjustment,
  errors: [
    'not_logged_in',
    'not_allowed',
    'adjustment_not_found',
    'adjustment_state_changed',
    'second_operator_needed',
    'insufficient_funds',
    'account_closed',
  ],
});
