import { closeHeldDeposit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { closeHeld } from '../commands/closeHeld.ts';
import { presentQueued } from '../present.ts';

export const closeHeldDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    return presentQueued(await closeHeld(deps, { ...input, reason, operator: session, ip }));
  });
