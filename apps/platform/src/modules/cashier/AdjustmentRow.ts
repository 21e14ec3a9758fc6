import type { adjustment } from '@baize/contract';
import type * as z from 'zod/mini';

type Shown = z.output<typeof adjustment>;

/** An adjustment as stored; the amount in 1/100,000. */
export type AdjustmentRow = Omit<Shown, 'id' | 'memberId' | 'createdAt' | 'decidedAt' | 'requestedBy'> & {
  id: bigint;
  brandId: number;
  memberId: bigint;
  requestId: string;
  requestedBy: string;
  requesterId: bigint;
  createdAt: Date;
  decidedAt: Date | null;
};
