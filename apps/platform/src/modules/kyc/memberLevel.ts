import type { Queryable } from '#kit/db.ts';
import { levelOf } from './rules.ts';
import { readValidLevels } from './store/submissions.ts';

/** The level that counts for a member now, whatever the brand asks for. */
export async function memberLevel(db: Queryable, who: { brandId: number; memberId: bigint }): Promise<number> {
  return levelOf(await readValidLevels(db, who));
}
