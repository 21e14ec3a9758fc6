import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { move } from './move.ts';

/** Requests a move of a member with the whole team below; another operator decides it. */
export const createMove = operation({
  id: 'agents.createMove',
  method: 'POST',
  path: '/ops/agents/createMove',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Ask for a move in the tree',
  description:
    'An empty `toAccount` is the top. What is paid for a day goes by the line of that day. Contracts with the present upline have to be ended before.',
  input: z.strictObject({
    memberId: rowId,
    toAccount: z.string().check(z.maxLength(32)),
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: move,
  errors: [
    'not_logged_in',
    'not_allowed',
    'member_not_found',
    'reason_required',
    'move_not_possible',
    'move_bound_by_contracts',
    'rebate_out_of_range',
    'prize_group_out_of_range',
  ],
});
