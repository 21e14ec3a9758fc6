import type { Recurring } from '#kit/jobs/Job.ts';
import { removeOldRefusals } from '../store/refusedCalls.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/** Hourly: removes counts of refused calls past their retention period. */
export const removeOldRefusalsJob = ({ pool }: Pick<VendorsDeps, 'pool'>): Recurring => ({
  ...{ name: 'vendors.removeOldRefusals', everyMs: 3_600_000, deadlineMs: 600_000 },
  run: async () => void (await removeOldRefusals(pool)),
});
