import type { Recurring } from '#kit/jobs/Job.ts';
import { expireRewards } from '../commands/expireRewards.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';

/** Closes what was not claimed in time, every half minute. */
export const expireRewardsJob = (deps: Pick<PromotionsDeps, 'pool'>): Recurring => ({
  ...{ name: 'promotions.expireRewards', everyMs: 30_000, deadlineMs: 120_000 },
  run: async () => {
    while ((await expireRewards(deps)) > 0);
  },
});
