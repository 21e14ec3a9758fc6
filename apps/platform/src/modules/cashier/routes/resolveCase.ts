import { resolveCase as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideWithdrawal } from '../commands/decideWithdrawal.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueuedWithdrawal } from '../presentWithdrawal.ts';

export const resolveCase = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    const row = await decideWithdrawal(deps, { ...input, reason, operator, ip, act: 'resolveCase' });
    return presentQueuedWithdrawal(row, { mayDecide: true });
  });
