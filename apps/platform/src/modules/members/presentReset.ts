import type { secondStepReset } from '@baize/contract';
import type * as z from 'zod/mini';
import type { ResetRow } from './ResetRow.ts';

export function presentReset(row: ResetRow, operatorId: bigint): z.output<typeof secondStepReset> {
  const { account, reason, status, requestedBy, decidedBy, decisionReason } = row;
  return {
    ...{ id: String(row.id), memberId: String(row.memberId), account, reason, status, requestedBy },
    isOwn: row.requesterId === operatorId,
    ...{ decidedBy, decisionReason },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
