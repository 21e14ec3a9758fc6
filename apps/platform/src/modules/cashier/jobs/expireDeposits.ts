import type { Recurring } from '#kit/jobs/Job.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { expireEverywhere } from '../store.ts';

/** Expires overdue deposits every ten seconds. */
export const expireDepositsJob = ({ pool }: Pick<CashierDeps, 'pool'>): Recurring => ({
  ...{ name: 'cashier.expireDeposits', everyMs: 10_000, deadlineMs: 60_000 },
  run: () => expireEverywhere(pool),
});
