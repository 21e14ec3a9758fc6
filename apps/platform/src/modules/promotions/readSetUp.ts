import type { OutputOf, listCampaigns } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import type { CampaignRow } from './CampaignRow.ts';
import { presentCampaign } from './present.ts';
import { readPrizes, sumsOf } from './store/campaigns.ts';

/** Promotions as they are configured, with prizes and results. */
export async function readSetUp(
  db: Queryable,
  rows: readonly CampaignRow[],
): Promise<OutputOf<typeof listCampaigns>['content']> {
  const ids = rows.map(({ id }) => id);
  const [prizes, sums] = await Promise.all([readPrizes(db, ids), sumsOf(db, ids)]);
  return rows.map((row) =>
    presentCampaign(
      row,
      prizes.filter(({ campaignId }) => campaignId === row.id),
      sums.get(row.id),
    ),
  );
}
