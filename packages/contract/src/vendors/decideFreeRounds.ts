import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { operatorFreeRounds } from './freeRounds.ts';

/** Approves or declines requested free rounds, or revokes the remaining ones. */
export const decideFreeRounds = operation({
  id: 'vendors.decideFreeRounds',
  method: 'POST',
  path: '/ops/vendors/decideFreeRounds',
  audience: 'operator',
  permission: 'bonuses.decide',
  summary: 'Decide on free rounds',
  description:
    'Whoever asked for them cannot approve or turn them down. Rounds that were begun are finished and paid, whatever becomes of the rest.',
  input: z.strictObject({
    id: rowId,
    act: z.enum(['approve', 'reject', 'cancel']),
    reason: reasonText(3),
  }),
  output: operatorFreeRounds,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'free_rounds_not_found',
    'free_rounds_state_changed',
    'second_operator_needed',
  ],
});
