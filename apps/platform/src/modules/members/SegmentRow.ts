import type { segmentDraft } from '@baize/contract';
import type * as z from 'zod/mini';

export type SegmentDraft = z.output<typeof segmentDraft>;
export type Condition = SegmentDraft['conditions'][number];

/** A segment as stored; amounts of its conditions are in its currency. */
export type SegmentRow = SegmentDraft & {
  id: bigint;
  brandId: number;
  currency: string;
  version: number;
  updatedBy: string;
  updatedAt: Date;
};

/** What chooses its members by a segment, and how operators call it. */
export type SegmentUse = { segmentId: bigint; kind: 'broadcast' | 'promotion'; id: bigint; name: string };
