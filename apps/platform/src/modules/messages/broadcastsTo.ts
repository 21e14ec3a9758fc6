import type { Queryable } from '#kit/db.ts';
import type { SegmentUse } from '#modules/members/index.ts';
import { readScheduledTo } from './store/broadcasts.ts';

/** What is not sent yet to the members of some segments. */
export async function broadcastsTo(
  db: Queryable,
  query: { brandId: number; segmentIds: readonly bigint[] },
): Promise<SegmentUse[]> {
  const rows = await readScheduledTo(db, query);
  return rows.map(({ id, segmentId, title: name }) => ({ segmentId, kind: 'broadcast', id, name }));
}
