import type { Recurring } from '#kit/jobs/Job.ts';
import { turnDraws } from '../commands/turnDraws.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';

/** Advances draws every second. */
export const turnDrawsJob = (deps: LotteriesDeps): Recurring => ({
  ...{ name: 'lotteries.turnDraws', everyMs: 1_000, deadlineMs: 120_000 },
  run: () => turnDraws(deps),
});
