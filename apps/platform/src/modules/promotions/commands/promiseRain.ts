import { placeOfRain } from '../placeOfRain.ts';
import type { promiseSeed } from '../promiseSeed.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { insertRain } from '../store/rains.ts';

type Rain = { brandId: number; id: bigint; shares: number; promise: ReturnType<typeof promiseSeed> };

/** Writes by what a pot will be cut. The seed is older than the number of its promotion, which goes into the cutting. */
export async function promiseRain(
  { secrets }: Pick<PromotionsDeps, 'secrets'>,
  client: Parameters<typeof insertRain>[0],
  { brandId, id, shares, promise: { seed, commitment } }: Rain,
): Promise<void> {
  const sealedSeed = secrets.seal(Buffer.from(seed), placeOfRain({ brandId, id }));
  await insertRain(client, { campaignId: id, brandId, commitment, sealedSeed, shares });
}
