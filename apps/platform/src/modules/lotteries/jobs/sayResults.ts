import type { Recurring } from '#kit/jobs/Job.ts';
import { sayResults } from '../commands/sayResults.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';

/** In the demo, reports official draws' results from a sandbox, every five seconds. */
export const sayResultsJob = (deps: LotteriesDeps): Recurring => ({
  ...{ name: 'lotteries.sayResults', everyMs: 5_000, deadlineMs: 60_000 },
  run: () => sayResults(deps),
});
