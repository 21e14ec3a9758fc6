import type { kycSubmission } from '@baize/contract';
import type * as z from 'zod/mini';
import type { SubmissionRow } from './SubmissionRow.ts';

export function presentSubmission(row: SubmissionRow): z.output<typeof kycSubmission> {
  const { account, level, status, publicReason, reason, expiresOn, decidedBy, documents } = row;
  return {
    ...{ id: String(row.id), memberId: String(row.memberId), account, level, status, publicReason, reason, expiresOn },
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    documents,
  };
}
