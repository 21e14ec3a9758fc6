import { createWithdrawal as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { requestWithdrawal } from '../commands/requestWithdrawal.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentWithdrawal } from '../presentWithdrawal.ts';

export const createWithdrawal = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId, account } }) =>
    presentWithdrawal(
      await requestWithdrawal(deps, {
        ...input,
        ...{ brandId, memberId, account },
        ...{ currency: brand.currency, timeZone: brand.timeZone },
      }),
    ),
  );
