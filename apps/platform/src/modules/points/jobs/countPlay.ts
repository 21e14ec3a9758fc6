import type { Recurring } from '#kit/jobs/Job.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { countPlay } from '../commands/countPlay.ts';

/** Every ten seconds, what was settled brings its points. */
export const countPlayJob = (deps: PointsDeps): Recurring => ({
  ...{ name: 'points.countPlay', everyMs: 10_000, deadlineMs: 300_000 },
  run: async () => {
    for (const brand of await deps.brands()) await countPlay(deps, brand);
  },
});
