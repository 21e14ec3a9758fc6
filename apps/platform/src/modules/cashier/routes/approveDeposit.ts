import { approveDeposit as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { decideDeposit } from '../commands/decideDeposit.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueued } from '../present.ts';

export const approveDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session, ip }) =>
    presentQueued(await decideDeposit(deps, { ...input, operator: session, ip, status: 'approved' })),
  );
