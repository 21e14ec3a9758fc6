import { startEvery } from '../../../kit/startEvery.ts';
import { readComparison } from '../commands/readComparison.ts';
import { takeComparison } from '../store/comparisons.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

const EVERY_MS = 3_000;

/** Reads on in the comparisons that are due, until none is. Any number of processes may do so at once. */
export async function readDueComparisons(deps: Omit<VendorsDeps, 'identity' | 'operators'>): Promise<void> {
  for (let row = await takeComparison(deps.pool); row !== undefined; row = await takeComparison(deps.pool)) {
    await readComparison(deps, row);
  }
}

/** Looks every three seconds for comparisons with vendors' lists of rounds. Returns how to stop. */
export function startComparing(deps: VendorsDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'vendors.compare', log: deps.log }, () => readDueComparisons(deps));
}
