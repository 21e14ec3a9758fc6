import { getPayout as operation } from '@baize/contract/studio/getPayout';
import { currentOrder } from '../gateway/currentOrder.ts';
import { presentOrder } from '../gateway/presentOrder.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Gateway } from '../gateway/Gateway.ts';

export const getPayout = (gateway: Gateway): StudioRoute =>
  implement(operation, async ({ input, caller }) =>
    presentOrder(gateway, await currentOrder(gateway, caller, 'payout', input.orderId)),
  );
