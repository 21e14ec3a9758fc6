import { startEvery } from '../../../kit/startEvery.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { countPlay } from '../commands/countPlay.ts';

const EVERY_MS = 10_000;

/** Every ten seconds, what was settled brings its points. Any number of processes may do so at once. Returns how to stop. */
export function startCountingPlay(deps: PointsDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'points.countPlay', log: deps.log }, async () => {
    for (const brand of await deps.brands()) await countPlay(deps, brand);
  });
}
