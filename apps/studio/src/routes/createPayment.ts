import { createPayment as operation } from '@baize/contract/studio/createPayment';
import { enterOnce } from '../gateway/enterOnce.ts';
import { presentOrder } from '../gateway/presentOrder.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Gateway } from '../gateway/Gateway.ts';

export const createPayment = (gateway: Gateway): StudioRoute =>
  implement(operation, async ({ input, caller }) =>
    presentOrder(gateway, await enterOnce(gateway, caller, 'payment', input)),
  );
