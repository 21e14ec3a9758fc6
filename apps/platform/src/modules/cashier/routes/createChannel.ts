import { createChannel as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addChannel } from '../commands/addChannel.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentChannel } from '../presentChannel.ts';

export const createChannel = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: operator, ip }) => {
    const row = await addChannel(deps, { ...input, currency, operator, ip });
    return presentChannel(row, await deps.gateways.listGateways(operator.brandId));
  });
