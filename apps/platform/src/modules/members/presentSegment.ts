import type { segment } from '@baize/contract';
import type * as z from 'zod/mini';
import type { SegmentRow, SegmentUse } from './SegmentRow.ts';

/** A segment as operators see it, with those of the uses that are its own. */
export function presentSegment(row: SegmentRow, uses: readonly SegmentUse[]): z.output<typeof segment> {
  const { id, name, conditions, version, currency, updatedBy } = row;
  return {
    ...{ id: String(id), name, conditions, version, currency, updatedBy },
    uses: uses
      .filter((use) => use.segmentId === id)
      .map((use) => ({ kind: use.kind, id: String(use.id), name: use.name })),
    updatedAt: row.updatedAt.toISOString(),
  };
}
