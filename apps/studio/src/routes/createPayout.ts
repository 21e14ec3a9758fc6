import { createPayout as operation } from '@baize/contract/studio/createPayout';
import { enterOnce } from '../gateway/enterOnce.ts';
import { presentOrder } from '../gateway/presentOrder.ts';
import { planEnd } from '../gateway/store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Gateway } from '../gateway/Gateway.ts';

/** Payouts to account numbers with this ending are refused, so that refusals can be tested. */
const REFUSED_END = '000';
const PAYOUT_TAKES_MS = 3_000;

export const createPayout = (gateway: Gateway): StudioRoute =>
  implement(operation, async ({ input, caller }) => {
    const order = await enterOnce(gateway, caller, 'payout', input);
    const status = input.number.endsWith(REFUSED_END) ? 'failed' : 'paid';
    const dueAt = new Date(gateway.clock().getTime() + PAYOUT_TAKES_MS);
    if (order.status === 'open') await planEnd(gateway.pool, { id: order.id, status, dueAt });
    return presentOrder(gateway, order);
  });
