import { getPayStatement as operation } from '@baize/contract/studio/getPayStatement';
import { presentOrder } from '../gateway/presentOrder.ts';
import { listOrders } from '../gateway/store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Gateway } from '../gateway/Gateway.ts';

export const getPayStatement = (gateway: Gateway): StudioRoute =>
  implement(operation, async ({ input, caller: { id: merchant } }) => {
    const orders = await listOrders(gateway.pool, { merchant, ...input });
    return { lines: orders.map((order) => ({ kind: order.kind, ...presentOrder(gateway, order) })) };
  });
