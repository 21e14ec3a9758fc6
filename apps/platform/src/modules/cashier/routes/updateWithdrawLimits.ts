import { updateWithdrawLimits as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setWithdrawLimits } from '../commands/setWithdrawLimits.ts';
import type { CashierDeps } from '../CashierDeps.ts';

export const updateWithdrawLimits = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: operator, ip }) => ({
    ...(await setWithdrawLimits(deps, { ...input, currency, operator, ip })),
    currency,
  }));
