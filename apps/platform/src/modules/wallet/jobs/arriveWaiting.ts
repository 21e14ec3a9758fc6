import type { Recurring } from '#kit/jobs/Job.ts';
import { endTransit } from '../commands/endTransit.ts';
import { readWaiting } from '../store/transits.ts';
import type { WalletDeps } from '../WalletDeps.ts';

const AT_ONCE = 100;

/** Grace period of a transit's own job. */
const PATIENCE_SECONDS = 5;

/**
 * Every five seconds, ends transits whose own job failed or whose process died. A failing one does not block the
 * others, and is logged as an error until it has ended: money is between two members.
 */
export const arriveWaitingJob = (deps: Pick<WalletDeps, 'pool' | 'wallet' | 'notices'>): Recurring => ({
  ...{ name: 'wallet.arriveWaiting', everyMs: 5_000, deadlineMs: 60_000 },
  run: async (signal) => {
    const faults: unknown[] = [];
    for (const transitId of await readWaiting(deps.pool, PATIENCE_SECONDS, AT_ONCE)) {
      if (signal.aborted) break;
      await endTransit(deps, transitId).catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} transits did not end.`);
  },
});
