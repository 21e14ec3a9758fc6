import { getWithdrawLimits as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { readWithdrawLimits } from '../store/withdrawRules.ts';

export const getWithdrawLimits = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ brand: { id, currency } }) => {
    const found = await readWithdrawLimits(pool, id, currency);
    return { limits: found?.limits ?? null, version: found?.version ?? 0, currency };
  });
