import type { Recurring } from '#kit/jobs/Job.ts';
import { advanceDue } from '../commands/advanceDue.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';

/** Makes rewards claimable whose condition is met, every two seconds. */
export const advanceJob = (deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'log' | 'clock'>): Recurring => ({
  ...{ name: 'promotions.advance', everyMs: 2_000, deadlineMs: 120_000 },
  run: async (signal) => {
    while (!signal.aborted && (await advanceDue(deps)) > 0);
  },
});
