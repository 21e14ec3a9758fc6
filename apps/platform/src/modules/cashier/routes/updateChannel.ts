import { updateChannel as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { changeChannel } from '../commands/changeChannel.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentChannel } from '../presentChannel.ts';

export const updateChannel = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await changeChannel(deps, { ...input, operator, ip });
    return presentChannel(row, await deps.gateways.listGateways(operator.brandId));
  });
