import type { Recurring } from '#kit/jobs/Job.ts';
import { tellSeeds } from '../commands/tellSeeds.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';

/** Reveals the seeds of pots that have ended, every two seconds. */
export const tellSeedsJob = (deps: Pick<PromotionsDeps, 'pool' | 'secrets'>): Recurring => ({
  ...{ name: 'promotions.tellSeeds', everyMs: 2_000, deadlineMs: 60_000 },
  run: () => tellSeeds(deps),
});
