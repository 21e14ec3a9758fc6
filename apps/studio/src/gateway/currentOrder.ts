import { StudioError } from '../StudioError.ts';
import type { Gateway } from './Gateway.ts';
import type { PayOrder } from './PayOrder.ts';
import { endOrder, findOrder } from './store.ts';

/** A merchant's current order; an expired payment has failed. */
export async function currentOrder(
  { pool, clock }: Gateway,
  { id: merchant }: { id: string },
  kind: PayOrder['kind'],
  orderId: string,
): Promise<PayOrder> {
  const order = await findOrder(pool, { merchant, kind, orderId });
  if (!order) throw new StudioError('orderUnknown', 'There is no order under this id.');
  const isOver = order.status === 'open' && order.expiresAt !== null && order.expiresAt <= clock();
  return isOver ? ((await endOrder(pool, order.id, 'failed')) ?? order) : order;
}
