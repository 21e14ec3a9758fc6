import { startEvery } from '../../../kit/startEvery.ts';
import { sayResults } from '../commands/sayResults.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';

const EVERY_MS = 5_000;

/** In the demo, official draws have their results from a sandbox. Returns how to stop. */
export function startSandbox(deps: LotteriesDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'lotteries.sayResults', log: deps.log }, () => sayResults(deps));
}
