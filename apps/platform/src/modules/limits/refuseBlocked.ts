import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { refusalOf } from './rules.ts';
import { readBlock } from './store.ts';

/**
 * Refuses with `time_out` or `excluded`. The ledger refuses the money in any case; this reports it before anything
 * starts.
 */
export async function refuseBlocked(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<void> {
  const block = await readBlock(db, member);
  if (!block) return;
  throw new Refusal(refusalOf(block.kind), refusalOf(block.kind), { until: block.endsAt?.toISOString() ?? null });
}
