import { createPayout as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { payByGateway } from '../commands/payByGateway.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueuedWithdrawal } from '../presentWithdrawal.ts';

export const createPayout = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await payByGateway(deps, { ...input, operator, ip });
    return presentQueuedWithdrawal(row, { mayDecide: true });
  });
