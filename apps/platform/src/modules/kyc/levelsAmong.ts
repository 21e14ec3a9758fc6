import type { Queryable } from '#kit/db.ts';
import { levelOf } from './rules.ts';
import { readLevelsOfMany } from './store/submissions.ts';

/** The levels that count for some members now, as `memberLevel` gives them one by one; who has none is left out. */
export async function levelsAmong(
  db: Queryable,
  many: { brandId: number; memberIds: readonly bigint[] },
): Promise<Map<bigint, number>> {
  const valid = await readLevelsOfMany(db, many);
  return new Map([...valid].map(([memberId, levels]) => [memberId, levelOf(levels)]));
}
