import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { gameCode, lotteryOrder } from './lotteryCard.ts';

/** The member's own orders, latest first. */
export const listOrders = operation({
  id: 'lotteries.listOrders',
  method: 'GET',
  path: '/lgw/lotteries/listOrders',
  audience: 'member',
  summary: 'Own lottery orders',
  input: z.strictObject({
    gameCode: z.optional(gameCode),
    state: z.optional(z.enum(['placed', 'won', 'lost', 'cancelled', 'refunded'])),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(lotteryOrder),
  errors: ['not_logged_in'],
});
