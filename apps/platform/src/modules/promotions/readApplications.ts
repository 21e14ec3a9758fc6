import type { OutputOf, listApplications } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import type { ParticipationRow } from './ParticipationRow.ts';
import { presentApplication } from './present.ts';
import { readCampaigns } from './store/campaigns.ts';
import { countImages } from './store/images.ts';

/** Participations as operators see them, in the given order. */
export async function readApplications(
  db: Queryable,
  { brandId, preset }: { brandId: number; preset: string },
  rows: readonly ParticipationRow[],
): Promise<OutputOf<typeof listApplications>['page']['content']> {
  const ids = [...new Set(rows.map(({ campaignId }) => campaignId))];
  const [campaigns, images] = await Promise.all([
    readCampaigns(db, { brandId, ids }),
    countImages(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row) => {
    const campaign = campaigns.get(row.campaignId);
    return campaign ? [presentApplication(row, campaign, images.get(row.id) ?? 0, preset)] : [];
  });
}
