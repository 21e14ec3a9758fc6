import { updateDeposit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { handInTransfer } from '../commands/handInTransfer.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentDeposit } from '../present.ts';

export const updateDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId } }) =>
    presentDeposit(await handInTransfer(deps, { ...input, brandId, memberId }), undefined),
  );
