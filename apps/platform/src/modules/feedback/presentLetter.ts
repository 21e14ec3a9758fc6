import type { letter } from '@baize/contract';
import type * as z from 'zod/mini';
import type { LetterRow } from './LetterRow.ts';

/** A letter as the house sees it. */
export function presentLetter({ operatorId: _id, ...row }: LetterRow): z.output<typeof letter> {
  return {
    ...row,
    id: String(row.id),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
