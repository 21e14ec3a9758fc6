import { startEvery } from '../../../kit/startEvery.ts';
import { endDueFree } from '../store/freeRounds.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

const EVERY_MS = 30_000;
const AT_ONCE = 1_000;

/** Writes down twice a minute which free rounds are over; none of them can be played from their end on in any case. */
export function startEndingFreeRounds({ pool, log }: Pick<VendorsDeps, 'pool' | 'log'>): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'vendors.endFreeRounds', log }, async () => {
    while ((await endDueFree(pool, AT_ONCE)) === AT_ONCE);
  });
}
