import type { candidate } from '@baize/contract';
import type * as z from 'zod/mini';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { CandidateRow } from './CandidateRow.ts';

/** Candidates as operators see them, with the name of their upline. */
export async function nameCandidates(
  { identity }: AgentsDeps,
  brandId: number,
  rows: readonly CandidateRow[],
): Promise<z.output<typeof candidate>[]> {
  const memberIds = rows.flatMap(({ uplineId }) => (uplineId === null ? [] : [uplineId]));
  const accounts = await identity.accountsOf({ brandId, memberIds });
  return rows.map(({ id, uplineId, linkCode, createdAt, decidedAt, ...row }) => ({
    ...row,
    id: String(id),
    linkCode: linkCode ?? '',
    upline: uplineId === null ? '' : (accounts.get(uplineId)?.account ?? ''),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}
