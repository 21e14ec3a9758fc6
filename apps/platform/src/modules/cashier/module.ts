import type { Pool } from '../../kit/db.ts';
import type { Module } from '../../kit/implement.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Operators } from '../operators/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { DepositDecided } from './events.ts';
import { approveDeposit } from './routes/approveDeposit.ts';
import { createDeposit } from './routes/createDeposit.ts';
import { listDepositMethods } from './routes/listDepositMethods.ts';
import { listDepositQueue } from './routes/listDepositQueue.ts';
import { listDeposits } from './routes/listDeposits.ts';
import { rejectDeposit } from './routes/rejectDeposit.ts';

export type CashierDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  log: Logger;
  /** Hears of each decision after its commit; should it fail, the decision stands all the same. */
  onDecided(decided: DepositDecided): void;
};

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
