import type { Recurring } from '#kit/jobs/Job.ts';
import { tellUnclaimed } from '../commands/tellUnclaimed.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';

/** Tells members some days before the time to claim a reward is over, every minute. */
export const tellUnclaimedJob = (deps: Pick<PromotionsDeps, 'pool' | 'brands' | 'messages'>): Recurring => ({
  ...{ name: 'promotions.tellUnclaimed', everyMs: 60_000, deadlineMs: 300_000 },
  run: (signal) => tellUnclaimed(deps, signal),
});
