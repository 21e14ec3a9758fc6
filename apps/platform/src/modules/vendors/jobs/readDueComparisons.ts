import type { Recurring } from '#kit/jobs/Job.ts';
import { readComparison } from '../commands/readComparison.ts';
import { takeComparison } from '../store/comparisons.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/** Continues all comparisons that are due. Safe with any number of processes. */
export async function readDueComparisons(deps: Omit<VendorsDeps, 'identity' | 'operators'>): Promise<void> {
  for (let row = await takeComparison(deps.pool); row !== undefined; row = await takeComparison(deps.pool)) {
    await readComparison(deps, row);
  }
}

/** Checks every three seconds for comparisons that are due. */
export const readDueComparisonsJob = (deps: VendorsDeps): Recurring => ({
  ...{ name: 'vendors.readDueComparisons', everyMs: 3_000, deadlineMs: 600_000 },
  run: () => readDueComparisons(deps),
});
