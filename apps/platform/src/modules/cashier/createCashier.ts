import type { Module } from '#kit/implement.ts';
import type { WithdrawalFacts } from '#modules/wallet/index.ts';
import type { CashierDeps } from './CashierDeps.ts';
import { cashierModule } from './module.ts';
import { readApprovedTotal, readPendingTotals } from './store.ts';
import { readIdsOf, readStatuses, readWaitingWithdrawals } from './store/withdrawals.ts';

/** The number of items waiting for an operator, and since when. */
type Waiting = Promise<{ count: number; oldestAt: Date | null }>;

/** Public API for other modules. */
export type Cashier = Readonly<{
  module: Module;
  /** Deposits waiting for an operator. */
  pendingDeposits(brandId: number): Waiting;
  /** Approved since a given time, in 1/100,000. */
  approvedDeposits(brandId: number, currency: string, since: Date): Promise<bigint>;
  /** Withdrawals waiting for approval, payout, or the decision of a case. */
  waitingWithdrawals(brandId: number): Waiting;
  /** Withdrawal facts for the account records. */
  withdrawals: WithdrawalFacts;
}>;

/** Creates the cashier: its routes and jobs, and the public functions that need its connections. */
export function createCashier(deps: CashierDeps): Cashier {
  const { pool } = deps;
  return {
    module: cashierModule(deps),
    pendingDeposits: (brandId) => readPendingTotals(pool, brandId),
    approvedDeposits: (brandId, currency, since) => readApprovedTotal(pool, brandId, currency, since),
    waitingWithdrawals: (brandId) => readWaitingWithdrawals(pool, brandId),
    withdrawals: {
      idsOf: (member, status) => readIdsOf(pool, member, status),
      statusesOf: (member, ids) => readStatuses(pool, member, ids),
    },
  };
}
