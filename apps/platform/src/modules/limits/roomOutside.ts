import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { readRoom } from './store/outside.ts';

/**
 * What may still go to vendors that keep the money themselves, in 1/100,000; undefined is any amount. Refuses by name who
 * may not play there now. The ledger judges once more when money moves.
 */
export async function roomOutside(
  db: Queryable,
  member: { brandId: number; memberId: bigint; currency: string },
): Promise<bigint | undefined> {
  const found = await readRoom(db, member);
  if (found?.refusal) throw new Refusal(found.refusal);
  return found?.room ?? undefined;
}
