import { payWithdrawal as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideWithdrawal } from '../commands/decideWithdrawal.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueuedWithdrawal } from '../presentWithdrawal.ts';

export const payWithdrawal = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const reference = input.reference.trim();
    if (reference === '') throw refuse('field_required');
    const row = await decideWithdrawal(deps, { ...input, reference, operator, ip, act: 'payWithdrawal' });
    return presentQueuedWithdrawal(row, { mayDecide: true });
  });
