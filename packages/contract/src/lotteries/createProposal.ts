import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { operatorDraw } from './lotteryCard.ts';

/** Proposes the result of an official draw, a correction, or to void the draw; a second operator decides. */
export const createProposal = operation({
  id: 'lotteries.createProposal',
  method: 'POST',
  path: '/ops/lotteries/createProposal',
  audience: 'operator',
  permission: 'lotteries.result',
  summary: 'Propose a result or a void',
  description: 'Own draws have no result but the one of their seed, and can be void only before it.',
  input: z.strictObject({
    drawId: rowId,
    kind: z.enum(['result', 'void']),
    numbers: z.nullable(z.array(z.int().check(z.gte(0), z.lte(999_999))).check(z.maxLength(40))),
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: operatorDraw,
  errors: [
    'not_logged_in',
    'not_allowed',
    'draw_not_found',
    'draw_state_changed',
    'draw_not_due',
    'draw_final',
    'result_invalid',
    'reason_required',
    'proposal_waiting',
  ],
});
