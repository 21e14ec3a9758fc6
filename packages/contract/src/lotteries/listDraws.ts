import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { gameCode, operatorDraw } from './lotteryCard.ts';

/**
 * The brand's draws: `open` not over yet, oldest first; `past` the others, latest first; `waiting` with a pending
 * proposal or a missing result.
 */
export const listDraws = operation({
  id: 'lotteries.listDraws',
  method: 'GET',
  path: '/ops/lotteries/listDraws',
  audience: 'operator',
  permission: 'lotteries.read',
  summary: 'Draws of the brand',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['waiting', 'open', 'past'])), 'waiting'),
    gameCode: z.optional(gameCode),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(operatorDraw),
    /** Draws of the brand whose result is ten minutes late or more, whatever the view. */
    late: z.int(),
    lotteries: z.array(z.strictObject({ gameCode, name: operatorDraw.shape.name })),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
