import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { roundDifference } from './comparison.ts';

/** Adds a note to a difference, or requests its booking; no money moves before somebody else approves. */
export const updateDifference = operation({
  id: 'vendors.updateDifference',
  method: 'POST',
  path: '/ops/vendors/updateDifference',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Note a difference, or ask for its booking',
  input: z.strictObject({
    differenceId: rowId,
    act: z.enum(['note', 'request']),
    note: reasonText(3),
  }),
  output: roundDifference,
  errors: ['not_logged_in', 'not_allowed', 'difference_not_found', 'difference_state_changed', 'reason_required'],
});
