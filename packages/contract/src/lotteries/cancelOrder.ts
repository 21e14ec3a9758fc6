import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { lotteryOrder } from './lotteryCard.ts';

/** Cancels an order before its draw closes; the stake is refunded in full. */
export const cancelOrder = operation({
  id: 'lotteries.cancelOrder',
  method: 'POST',
  path: '/lgw/lotteries/cancelOrder',
  audience: 'member',
  summary: 'Cancel an order',
  description: 'Asked again for an order that is cancelled already, it answers with that order.',
  input: z.strictObject({ orderId: rowId }),
  output: lotteryOrder,
  errors: ['not_logged_in', 'order_not_found', 'draw_closed'],
});
