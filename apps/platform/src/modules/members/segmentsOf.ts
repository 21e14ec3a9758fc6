import type { Queryable } from '#kit/db.ts';
import { accountsAmong } from '#modules/identity/index.ts';
import { filterMembers, type ReadClasses } from './filterMembers.ts';
import { readSegmentsById } from './store/segments.ts';
import { wantedOf } from './wantedOf.ts';

/**
 * Which of some segments a member is in now; nobody is in one that was removed, and trial accounts are in none.
 * `readClasses` is called where a condition asks for a category of games only.
 */
export async function segmentsOf(
  db: Queryable,
  {
    brandId,
    memberId,
    segmentIds,
    readClasses,
  }: { brandId: number; memberId: bigint; segmentIds: readonly bigint[]; readClasses: ReadClasses },
): Promise<Set<bigint>> {
  const found = new Set<bigint>();
  for (const segment of await readSegmentsById(db, { brandId, ids: segmentIds })) {
    const memberIds = await accountsAmong(db, { brandId, ...wantedOf(segment.conditions), memberIds: [memberId] });
    if ((await filterMembers(db, segment, { memberIds, readClasses })).length > 0) found.add(segment.id);
  }
  return found;
}
