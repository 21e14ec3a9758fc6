import { bindAccount as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { bindAccount as bind } from '../commands/bindAccount.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentAccount } from '../presentWithdrawal.ts';

export const bindAccount = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId } }) =>
    presentAccount(await bind(deps, { ...input, brandId, memberId })),
  );
