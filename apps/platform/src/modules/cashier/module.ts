import type { Module } from '../../kit/implement.ts';
import { approveDeposit } from './routes/approveDeposit.ts';
import { createDeposit } from './routes/createDeposit.ts';
import { listDepositMethods } from './routes/listDepositMethods.ts';
import { listDepositQueue } from './routes/listDepositQueue.ts';
import { listDeposits } from './routes/listDeposits.ts';
import { rejectDeposit } from './routes/rejectDeposit.ts';
import type { CashierDeps } from './CashierDeps.ts';

/** Money that members bring: how to pay, the request, and the operator's decision. */
export function cashierModule(deps: CashierDeps): Module {
  return {
    name: 'cashier',
    routes: [
      listDepositMethods(deps),
      createDeposit(deps),
      listDeposits(deps),
      listDepositQueue(deps),
      approveDeposit(deps),
      rejectDeposit(deps),
    ],
  };
}
