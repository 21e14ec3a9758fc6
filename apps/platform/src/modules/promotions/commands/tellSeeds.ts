import { openSeed } from '../openSeed.ts';
import { placeOfRain } from '../placeOfRain.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { listEndedRains, tellSeed } from '../store/rains.ts';

/** Reveals the seeds of pots that have ended; nothing can be taken of them from then on. */
export async function tellSeeds(deps: Pick<PromotionsDeps, 'pool' | 'secrets'>): Promise<void> {
  for (const rain of await listEndedRains(deps.pool)) {
    const seed = openSeed(deps, rain, placeOfRain({ brandId: rain.brandId, id: rain.campaignId }));
    await tellSeed(deps.pool, rain.campaignId, seed);
  }
}
