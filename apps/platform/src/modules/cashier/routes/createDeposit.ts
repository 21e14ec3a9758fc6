import { createDeposit as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { requestDeposit } from '../commands/requestDeposit.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentDeposit } from '../present.ts';

export const createDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, brand, session }) =>
    presentDeposit(
      await requestDeposit(deps, {
        ...input,
        brandId: brand.id,
        memberId: session.memberId,
        account: session.account,
        currency: brand.currency,
      }),
    ),
  );
