import type { Recurring } from '#kit/jobs/Job.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { receiveOverdue } from '../store/withdrawals.ts';

/** Marks paid withdrawals without a timely receipt as received, every ten seconds. */
export const receiveUnconfirmedJob = ({ pool }: Pick<CashierDeps, 'pool'>): Recurring => ({
  ...{ name: 'cashier.receiveUnconfirmed', everyMs: 10_000, deadlineMs: 60_000 },
  run: () => receiveOverdue(pool),
});
