import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { operatorBonus } from './bonus.ts';

/** Cancel a bonus. */
export const cancelGrant = operation({
  id: 'bonuses.cancelGrant',
  method: 'POST',
  path: '/ops/bonuses/cancelGrant',
  audience: 'operator',
  permission: 'bonuses.decide',
  summary: 'Cancel a bonus',
  description: 'Only one that is not released: the money goes back to the house.',
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
