import type { CampaignRow } from '../CampaignRow.ts';
import { openSeed } from '../openSeed.ts';
import { placeOfRain } from '../placeOfRain.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { sharesOf } from '../sharesOf.ts';
import { countShare, holdRain } from '../store/rains.ts';

/**
 * The next share of a pot; undefined if all are taken or its seed is revealed. The caller stores the position in the
 * same transaction.
 */
export async function takeShare(
  deps: Pick<PromotionsDeps, 'secrets'>,
  client: Transaction,
  campaign: CampaignRow,
): Promise<{ place: number; amount: bigint } | undefined> {
  const rain = await holdRain(client, campaign.id);
  if (!rain || rain.seed !== null) return undefined;
  const seed = openSeed(deps, rain, placeOfRain(campaign));
  const amount = sharesOf(campaign, seed)[rain.taken];
  if (amount === undefined) return undefined;
  await countShare(client, { campaignId: campaign.id, seed });
  return { place: rain.taken + 1, amount };
}
