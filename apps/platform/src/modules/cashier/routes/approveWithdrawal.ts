import { approveWithdrawal as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideWithdrawal } from '../commands/decideWithdrawal.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueuedWithdrawal } from '../presentWithdrawal.ts';

export const approveWithdrawal = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await decideWithdrawal(deps, { ...input, operator, ip, act: 'approveWithdrawal' });
    return presentQueuedWithdrawal(row, { mayDecide: true });
  });
