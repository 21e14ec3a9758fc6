import { startEvery } from '../../../kit/startEvery.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { expireEverywhere } from '../store.ts';

const EVERY_MS = 10_000;

/**
 * Every ten seconds, requests that nobody decided in time end. Any number of processes may do so at once; a failure is
 * logged and the next time tries again. Returns how to stop.
 */
export function startExpiringDeposits({ pool, log }: Pick<CashierDeps, 'pool' | 'log'>): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'cashier.expireDeposits', log }, () => expireEverywhere(pool));
}
