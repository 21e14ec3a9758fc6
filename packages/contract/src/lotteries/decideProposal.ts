import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { operatorDraw } from './lotteryCard.ts';

/** The second operator's decision: the result becomes final, or the draw is voided and its stakes refunded. */
export const decideProposal = operation({
  id: 'lotteries.decideProposal',
  method: 'POST',
  path: '/ops/lotteries/decideProposal',
  audience: 'operator',
  permission: 'lotteries.result',
  summary: 'Approve or reject a result or a void',
  input: z.strictObject({ proposalId: rowId, isApproved: z.boolean() }),
  output: operatorDraw,
  errors: [
    'not_logged_in',
    'not_allowed',
    'proposal_not_found',
    'proposal_decided',
    'second_operator_needed',
    'draw_state_changed',
    'draw_not_due',
    'draw_final',
  ],
});
