import { getPayment as operation } from '@baize/contract/studio/getPayment';
import { currentOrder } from '../gateway/currentOrder.ts';
import { presentOrder } from '../gateway/presentOrder.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Gateway } from '../gateway/Gateway.ts';

export const getPayment = (gateway: Gateway): StudioRoute =>
  implement(operation, async ({ input, caller }) =>
    presentOrder(gateway, await currentOrder(gateway, caller, 'payment', input.orderId)),
  );
