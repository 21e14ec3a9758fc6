import { startEvery } from '../../../kit/startEvery.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { receiveOverdue } from '../store/withdrawals.ts';

const EVERY_MS = 10_000;

/**
 * Every ten seconds, paid withdrawals that nobody confirmed in time count as received. Any number of processes may do so
 * at once; a failure is logged and the next time tries again. Returns how to stop.
 */
export function startReceivingUnconfirmed({ pool, log }: Pick<CashierDeps, 'pool' | 'log'>): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'cashier.receiveUnconfirmed', log }, () => receiveOverdue(pool));
}
