import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { adjustment } from './adjustment.ts';

/** Rejects an adjustment that another operator requested; no money moves. */
export const rejectAdjustment = operation({
  id: 'cashier.rejectAdjustment',
  method: 'POST',
  path: '/ops/cashier/rejectAdjustment',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Reject an adjustment',
  input: z.strictObject({ adjustmentId: rowId }),
  output: adjustment,
  errors: [
    'not_logged_in',
    'not_allowed',
    'adjustment_not_found',
    'adjustment_state_changed',
    'second_operator_needed',
  ],
});
