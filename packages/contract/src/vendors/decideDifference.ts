import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { roundDifference } from './comparison.ts';

/** Books a difference as another operator requested, or declines the request. */
export const decideDifference = operation({
  id: 'vendors.decideDifference',
  method: 'POST',
  path: '/ops/vendors/decideDifference',
  audience: 'operator',
  permission: 'vendors.decide',
  summary: 'Book a difference, or do not',
  description:
    'Booked as a correction of the round. What the member cannot pay is owed, and the spendable balance stays at zero. Refused where the books of the round have changed since the comparison.',
  input: z.strictObject({ differenceId: rowId, isApproved: z.boolean() }),
  output: roundDifference,
  errors: [
    'not_logged_in',
    'not_allowed',
    'difference_not_found',
    'difference_state_changed',
    'second_operator_needed',
    'account_closed',
  ],
});
