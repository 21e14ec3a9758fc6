import type { Queryable } from '../../../kit/db.ts';
import { startEvery } from '../../../kit/startEvery.ts';
import { insertDueNights } from '../store/nights.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

const EVERY_MS = 60_000;

/**
 * Asks for the comparison of every day that is over and was not compared yet, one at a time with each vendor, the oldest
 * first. What a vendor did not answer is asked for again for three days. Any number of processes may do so at once.
 */
export async function askDueNights(db: Queryable): Promise<void> {
  await insertDueNights(db);
}

/** Looks once a minute for days that are due. Returns how to stop. */
export function startNightlyComparisons({ pool, log }: Pick<VendorsDeps, 'pool' | 'log'>): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'vendors.nightly', log }, () => askDueNights(pool));
}
