import type { Queryable } from '#kit/db.ts';
import { readScheduledTo } from './store/broadcasts.ts';

/** What is not sent yet to the members of some segments. */
export async function broadcastsTo(
  db: Queryable,
  query: { brandId: number; segmentIds: readonly bigint[] },
): Promise<{ segmentId: bigint; kind: 'broadcast'; id: bigint; name: string }[]> {
  const rows = await readScheduledTo(db, query);
  return rows.map(({ id, segmentId, title: name }) => ({ segmentId, kind: 'broadcast', id, name }));
}
