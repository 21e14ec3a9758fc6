import type { Recurring } from '#kit/jobs/Job.ts';
import { endTransit } from '../commands/endTransit.ts';
import { readWaiting } from '../store/transits.ts';
import type { WalletDeps } from '../WalletDeps.ts';

const AT_ONCE = 100;

/** So long a transit is left to whoever sent it. */
const PATIENCE_SECONDS = 5;

/**
 * Every five seconds, ends what is still under way though its own job is over or its process has died. One that fails keeps
 * no other from its turn, and is an error until it has ended: money stands between two members.
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
