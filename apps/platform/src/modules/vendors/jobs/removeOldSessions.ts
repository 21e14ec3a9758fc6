import type { Recurring } from '#kit/jobs/Job.ts';
import { removeOldSessions } from '../store/sessions.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/** Hourly: removes launch tokens past their retention period. */
export const removeOldSessionsJob = ({ pool }: Pick<VendorsDeps, 'pool'>): Recurring => ({
  ...{ name: 'vendors.removeOldSessions', everyMs: 3_600_000, deadlineMs: 600_000 },
  run: async () => void (await removeOldSessions(pool)),
});
