import { createDeposit as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { requestDeposit } from '../commands/requestDeposit.ts';
import type { CashierDeps } from '../module.ts';
import { presentDeposit } from '../present.ts';

export const createDeposit = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input, brand, session }) =>
    presentDeposit(
      await requestDeposit(pool, {
        ...input,
        brandId: brand.id,
        memberId: session.memberId,
        account: session.account,
        currency: brand.currency,
      }),
    ),
  );
