import type { Recurring } from '#kit/jobs/Job.ts';
import { readComparison } from '../commands/readComparison.ts';
import { takeComparison } from '../store/comparisons.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/** Reads on in the comparisons that are due, until none is. Any number of processes may do so at once. */
export async function readDueComparisons(deps: Omit<VendorsDeps, 'identity' | 'operators'>): Promise<void> {
  for (let row = await takeComparison(deps.pool); row !== undefined; row = await takeComparison(deps.pool)) {
    await readComparison(deps, row);
  }
}

/** Looks every three seconds for comparisons with vendors' lists of rounds. */
export const readDueComparisonsJob = (deps: VendorsDeps): Recurring => ({
  ...{ name: 'vendors.readDueComparisons', everyMs: 3_000, deadlineMs: 600_000 },
  run: () => readDueComparisons(deps),
});
