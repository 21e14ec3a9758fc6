import type { lotteryFeed } from '@baize/contract';
import type * as z from 'zod/mini';
import type { OperatorFeedRow } from './OperatorFeedRow.ts';

export function presentFeed({ id, oldUntil, ...row }: OperatorFeedRow): z.output<typeof lotteryFeed> {
  return { id: String(id), path: `/vendor/results/${row.code}`, oldKeyUntil: oldUntil?.toISOString() ?? null, ...row };
}
