import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { readRoom } from './store/outside.ts';

/**
 * What may still be moved to transfer vendors, in 1/100,000; undefined is unlimited. Refuses blocked members. The
 * ledger checks again when money moves.
 */
export async function roomOutside(
  db: Queryable,
  member: { brandId: number; memberId: bigint; currency: string },
): Promise<bigint | undefined> {
  const found = await readRoom(db, member);
  if (found?.refusal) throw new Refusal(found.refusal);
  return found?.room ?? undefined;
}
