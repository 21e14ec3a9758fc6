import type { Recurring } from '#kit/jobs/Job.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { countPlay } from '../commands/countPlay.ts';

/** Gives points for settled rounds every ten seconds. */
export const countPlayJob = (deps: PointsDeps): Recurring => ({
  ...{ name: 'points.countPlay', everyMs: 10_000, deadlineMs: 300_000 },
  run: async () => {
    for (const brand of await deps.brands()) await countPlay(deps, brand);
  },
});
