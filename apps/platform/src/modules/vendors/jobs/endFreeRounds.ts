import type { Recurring } from '#kit/jobs/Job.ts';
import { endDueFree } from '../store/freeRounds.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

const AT_ONCE = 1_000;

/** Stores twice a minute which free rounds are over; they cannot be played after their end in any case. */
export const endFreeRoundsJob = ({ pool }: Pick<VendorsDeps, 'pool'>): Recurring => ({
  ...{ name: 'vendors.endFreeRounds', everyMs: 30_000, deadlineMs: 120_000 },
  run: async (signal) => {
    while (!signal.aborted && (await endDueFree(pool, AT_ONCE)) === AT_ONCE);
  },
});
