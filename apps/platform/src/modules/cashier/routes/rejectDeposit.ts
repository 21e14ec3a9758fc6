import { rejectDeposit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideDeposit } from '../commands/decideDeposit.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueued } from '../present.ts';

export const rejectDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    return presentQueued(await decideDeposit(deps, { ...input, reason, operator: session, ip, status: 'rejected' }));
  });
