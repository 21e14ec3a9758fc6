import type { Queryable } from '#kit/db.ts';
import { readBlock } from './store.ts';

/** Whether the member is excluded from play, by own wish or by an operator; a time-out is not an exclusion. */
export async function isExcluded(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<boolean> {
  const block = await readBlock(db, member);
  return block !== undefined && block.kind !== 'timeOut';
}
