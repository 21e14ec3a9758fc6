import type { CampaignRow } from '../CampaignRow.ts';
import { openSeed } from '../openSeed.ts';
import { placeOfRain } from '../placeOfRain.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readRains, tellSeed, type RainRow } from '../store/rains.ts';

/**
 * The pots of these promotions; the first read after a pot's end reveals its seed, after which nothing can be taken.
 */
export async function tellRains(
  deps: Pick<PromotionsDeps, 'pool' | 'secrets'>,
  campaigns: readonly CampaignRow[],
): Promise<Map<bigint, RainRow>> {
  const pots = campaigns.filter(({ kind }) => kind === 'rain');
  const known = await readRains(
    deps.pool,
    pots.map(({ id }) => id),
  );
  for (const campaign of pots) {
    const rain = known.get(campaign.id);
    if (!rain || rain.seed !== null || campaign.window !== 'over') continue;
    const seed = openSeed(deps, rain, placeOfRain(campaign));
    await tellSeed(deps.pool, campaign.id, seed);
    known.set(campaign.id, { ...rain, seed });
  }
  return known;
}
