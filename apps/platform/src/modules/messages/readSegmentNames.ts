import type { Queryable } from '#kit/db.ts';
import { nameSegments } from '#modules/members/index.ts';
import type { BroadcastRow } from './BroadcastRow.ts';

/** The names of the segments that a brand's broadcasts are for. */
export const readSegmentNames = (
  db: Queryable,
  brandId: number,
  rows: readonly Pick<BroadcastRow, 'segmentId'>[],
): Promise<ReadonlyMap<bigint, string>> =>
  nameSegments(db, { brandId, ids: rows.flatMap(({ segmentId }) => segmentId ?? []) });
