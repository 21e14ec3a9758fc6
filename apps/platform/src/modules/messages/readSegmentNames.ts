import type { BroadcastRow } from './BroadcastRow.ts';
import type { MessagesDeps } from './MessagesDeps.ts';

/** The names of the segments that a brand's broadcasts are for. */
export const readSegmentNames = (
  { audiences }: Pick<MessagesDeps, 'audiences'>,
  brandId: number,
  rows: readonly Pick<BroadcastRow, 'segmentId'>[],
): Promise<ReadonlyMap<bigint, string>> =>
  audiences.nameSegments({ brandId, ids: rows.flatMap(({ segmentId }) => segmentId ?? []) });
