import type { adjustment } from '@baize/contract';
import type * as z from 'zod/mini';
import type { AdjustmentRow } from './AdjustmentRow.ts';

/** An adjustment as operators see it. */
export function presentAdjustment(row: AdjustmentRow): z.output<typeof adjustment> {
  return {
    ...{ id: String(row.id), memberId: String(row.memberId), account: row.account },
    ...{ direction: row.direction, amount: row.amount, currency: row.currency, cause: row.cause, reason: row.reason },
    ...{ status: row.status, requestedBy: row.requestedBy, decidedBy: row.decidedBy },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
