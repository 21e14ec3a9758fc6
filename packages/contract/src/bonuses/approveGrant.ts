import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { operatorBonus } from './bonus.ts';

/** Approve a bonus. */
export const approveGrant = operation({
  id: 'bonuses.approveGrant',
  method: 'POST',
  path: '/ops/bonuses/approveGrant',
  audience: 'operator',
  permission: 'bonuses.decide',
  summary: 'Approve a bonus',
  description: "The money goes to the member's bonus account. Whoever asked for it cannot approve it.",
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
