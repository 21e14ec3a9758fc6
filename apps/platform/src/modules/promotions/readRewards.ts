import type { OutputOf, listOwnRewards } from '@baize/contract';
import type { ParticipationRow } from './ParticipationRow.ts';
import { presentReward, type Wanted } from './present.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { readCampaigns, readPrizes } from './store/campaigns.ts';
import { readDraws } from './store/draws.ts';
import { readRains } from './store/rains.ts';

/** Participations with their promotions' texts, as their member sees them, in the given order. */
export async function readRewards(
  deps: Pick<PromotionsDeps, 'pool'>,
  brandId: number,
  rows: readonly ParticipationRow[],
  wanted: Wanted,
): Promise<OutputOf<typeof listOwnRewards>['claimable']> {
  const ids = [...new Set(rows.map(({ campaignId }) => campaignId))];
  const raffles = rows.filter(({ kind }) => kind === 'raffle');
  const drawn = raffles.filter(({ prizeId }) => prizeId !== null).map(({ campaignId }) => campaignId);
  const [campaigns, prizes, draws] = await Promise.all([
    readCampaigns(deps.pool, { brandId, ids }),
    readPrizes(deps.pool, drawn),
    readDraws(
      deps.pool,
      raffles.map(({ id }) => id),
    ),
  ]);
  const pots = [...campaigns.values()].filter(({ kind }) => kind === 'rain');
  const rains = await readRains(
    deps.pool,
    pots.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const campaign = campaigns.get(row.campaignId);
    if (!campaign) return [];
    const [draw, rain] = [draws.get(row.id), rains.get(row.campaignId)];
    return [presentReward(row, { campaign, prizes, draw, rain }, wanted)];
  });
}
