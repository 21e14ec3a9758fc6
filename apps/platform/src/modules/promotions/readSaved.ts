import type { listCampaigns, OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { readSetUp } from './readSetUp.ts';
import { readCampaigns } from './store/campaigns.ts';

/** A promotion after saving. */
export async function readSaved(
  db: Queryable,
  { brandId, id }: { brandId: number; id: bigint },
): Promise<OutputOf<typeof listCampaigns>['content'][number]> {
  const rows = await readCampaigns(db, { brandId, ids: [id] });
  const [saved] = await readSetUp(db, [...rows.values()]);
  if (!saved) throw new Error('The promotion was not kept.');
  return saved;
}
