import type { Queryable } from '#kit/db.ts';
import { levelOf } from './rules.ts';
import { readLevels } from './store/levels.ts';
import { readValidLevels } from './store/submissions.ts';
import type { Allowance } from './SubmissionRow.ts';

/** A member's level with its withdrawal limits; undefined where the brand requires none. */
export async function allowanceOf(
  db: Queryable,
  who: { brandId: number; memberId: bigint; currency: string },
): Promise<(Allowance & { level: number }) | undefined> {
  const rules = await readLevels(db, who);
  if (!rules) return undefined;
  const level = levelOf(await readValidLevels(db, who));
  const allowance = rules.levels[level];
  return allowance && { ...allowance, level };
}
