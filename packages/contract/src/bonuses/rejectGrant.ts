import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { operatorBonus } from './bonus.ts';

/** Reject a bonus. */
export const rejectGrant = operation({
  id: 'bonuses.rejectGrant',
  method: 'POST',
  path: '/ops/bonuses/rejectGrant',
  audience: 'operator',
  permission: 'bonuses.decide',
  summary: 'Reject a bonus',
  description: 'Nothing moves.',
  input: z.strictObject({
    grantId: rowId,
    reason: reasonText(3),
  }),
  output: operatorBonus,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'bonus_not_found',
    'bonus_state_changed',
    'second_operator_needed',
  ],
});
