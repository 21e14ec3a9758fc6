import { confirmReceipt as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { confirmReceipt as confirm } from '../commands/confirmReceipt.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentWithdrawal } from '../presentWithdrawal.ts';

export const confirmReceipt = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId } }) =>
    presentWithdrawal(await confirm(deps, { ...input, brandId, memberId })),
  );
