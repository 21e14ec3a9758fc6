import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { move } from './move.ts';

/** Approves or rejects a move; the operator who requested it cannot approve it. */
export const decideMove = operation({
  id: 'agents.decideMove',
  method: 'POST',
  path: '/ops/agents/decideMove',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Decide a move in the tree',
  description: 'Whether the move is possible is looked at once more; of operators who decide at once, one wins.',
  input: z.strictObject({ id: rowId, decision: z.enum(['approve', 'reject']) }),
  output: move,
  errors: [
    'not_logged_in',
    'not_allowed',
    'move_not_found',
    'move_decided',
    'move_not_possible',
    'move_bound_by_contracts',
    'second_operator_needed',
    'rebate_out_of_range',
    'prize_group_out_of_range',
  ],
});
