import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { operatorDraw } from './lotteryCard.ts';

/** The second person's word: with it the result stands, or the draw is void and its stakes go back. */
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
  ],
});
