import type { Recurring } from '#kit/jobs/Job.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { receiveOverdue } from '../store/withdrawals.ts';

/** Every ten seconds, paid withdrawals that nobody confirmed in time count as received. */
export const receiveUnconfirmedJob = ({ pool }: Pick<CashierDeps, 'pool'>): Recurring => ({
  ...{ name: 'cashier.receiveUnconfirmed', everyMs: 10_000, deadlineMs: 60_000 },
  run: () => receiveOverdue(pool),
});
