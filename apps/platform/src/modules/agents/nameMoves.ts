import type { move } from '@baize/contract';
import type * as z from 'zod/mini';
import type { AgentsDeps } from './AgentsDeps.ts';
import type { MoveRow } from './MoveRow.ts';

/** Moves as operators see them, with the names of everybody in them. */
export async function nameMoves(
  { identity }: Pick<AgentsDeps, 'identity'>,
  brandId: number,
  rows: readonly MoveRow[],
): Promise<z.output<typeof move>[]> {
  const memberIds = rows.flatMap(({ memberId, fromId, toId }) => [memberId, fromId, toId]).filter((id) => id !== null);
  const accounts = await identity.accountsOf({ brandId, memberIds });
  const nameOf = (id: bigint | null): string => (id === null ? '' : (accounts.get(id)?.account ?? ''));
  return rows.map((row) => ({
    ...{ id: String(row.id), memberId: String(row.memberId), account: nameOf(row.memberId) },
    ...{ from: nameOf(row.fromId), to: nameOf(row.toId), teamCount: row.teamCount, reason: row.reason },
    ...{ status: row.status, askedBy: row.askedBy, decidedBy: row.decidedBy },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}
