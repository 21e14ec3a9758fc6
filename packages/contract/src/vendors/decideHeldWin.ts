import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { heldWin } from './heldWin.ts';

/** Pays a held win, or leaves it with the house. */
export const decideHeldWin = operation({
  id: 'vendors.decideHeldWin',
  method: 'POST',
  path: '/ops/vendors/decideHeldWin',
  audience: 'operator',
  permission: 'vendors.decide',
  summary: 'Decide on a held win',
  description:
    'The second approval, by another operator than the first, pays the member. One operator can leave it with the house. The vendor was told of the win already and hears nothing new.',
  input: z.strictObject({
    id: rowId,
    act: z.enum(['approve', 'reject']),
    reason: reasonText(3),
  }),
  output: heldWin,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'held_win_not_found',
    'held_win_state_changed',
    'second_operator_needed',
  ],
});
