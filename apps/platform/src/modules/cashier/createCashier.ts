import type { Module } from '#kit/implement.ts';
import type { WithdrawalFacts } from '#modules/wallet/index.ts';
import type { CashierDeps } from './CashierDeps.ts';
import { cashierModule } from './module.ts';
import { readApprovedTotal, readPendingTotals } from './store.ts';
import { readIdsOf, readStatuses, readWaitingWithdrawals } from './store/withdrawals.ts';

/** How many of something wait for an operator, and since when. */
type Waiting = Promise<{ count: number; oldestAt: Date | null }>;

/** What other parts of the platform ask about deposits and withdrawals. */
export type Cashier = Readonly<{
  module: Module;
  /** Deposits that wait for an operator. */
  pendingDeposits(brandId: number): Waiting;
  /** What was approved since a moment, in 1/100,000. */
  approvedDeposits(brandId: number, currency: string, since: Date): Promise<bigint>;
  /** Withdrawals to be approved, to be paid, or cases after a receipt. */
  waitingWithdrawals(brandId: number): Waiting;
  /** What the records of money say of a withdrawal. */
  withdrawals: WithdrawalFacts;
}>;

/** The cashier: its calls and jobs, and the doors that need its connections. */
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
