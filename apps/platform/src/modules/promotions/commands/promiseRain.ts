import { placeOfRain } from '../placeOfRain.ts';
import type { promiseSeed } from '../promiseSeed.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { insertRain } from '../store/rains.ts';

type Rain = { brandId: number; id: bigint; shares: number; promise: ReturnType<typeof promiseSeed> };

/** Stores the seed of a pot. The seed is drawn before the promotion's id, which is part of the split's input. */
export async function promiseRain(
  { secrets }: Pick<PromotionsDeps, 'secrets'>,
  client: Parameters<typeof insertRain>[0],
  { brandId, id, shares, promise: { seed, commitment } }: Rain,
): Promise<void> {
  const sealedSeed = secrets.seal(Buffer.from(seed), placeOfRain({ brandId, id }));
  await insertRain(client, { campaignId: id, brandId, commitment, sealedSeed, shares });
}
