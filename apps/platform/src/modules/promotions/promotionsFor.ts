import type { Queryable } from '#kit/db.ts';
import type { SegmentUse } from '#modules/members/index.ts';
import { titleOf } from './rules.ts';
import { readCampaignsFor } from './store/campaigns.ts';

/** What is promised to the members of some segments and is not over, in a language where it has it. */
export async function promotionsFor(
  db: Queryable,
  { language, ...query }: { brandId: number; segmentIds: readonly bigint[]; language: string },
): Promise<SegmentUse[]> {
  const rows = await readCampaignsFor(db, query);
  return rows.map((row) => ({
    ...{ segmentId: row.segmentId, kind: 'promotion', id: row.id, name: titleOf(row, language) },
  }));
}
