import type { Queryable } from '#kit/db.ts';
import type { Recurring } from '#kit/jobs/Job.ts';
import { insertDueNights } from '../store/nights.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/**
 * Asks for the comparison of every day that is over and was not compared yet, one at a time with each vendor, the oldest
 * first. What a vendor did not answer is asked for again for three days. Any number of processes may do so at once.
 */
export async function askDueNights(db: Queryable): Promise<void> {
  await insertDueNights(db);
}

/** Looks once a minute for days that are due. */
export const askDueNightsJob = ({ pool }: Pick<VendorsDeps, 'pool'>): Recurring => ({
  ...{ name: 'vendors.askDueNights', everyMs: 60_000, deadlineMs: 60_000 },
  run: () => askDueNights(pool),
});
