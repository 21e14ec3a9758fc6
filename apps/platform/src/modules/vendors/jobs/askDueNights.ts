import type { Queryable } from '#kit/db.ts';
import type { Recurring } from '#kit/jobs/Job.ts';
import { insertDueNights } from '../store/nights.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/**
 * Requests the comparison of every day that is over and was not compared yet, one at a time per vendor, oldest first.
 * Unanswered days are retried for three days. Safe with any number of processes.
 */
export async function askDueNights(db: Queryable): Promise<void> {
  await insertDueNights(db);
}

/** Checks once a minute for days that are due. */
export const askDueNightsJob = ({ pool }: Pick<VendorsDeps, 'pool'>): Recurring => ({
  ...{ name: 'vendors.askDueNights', everyMs: 60_000, deadlineMs: 60_000 },
  run: () => askDueNights(pool),
});
