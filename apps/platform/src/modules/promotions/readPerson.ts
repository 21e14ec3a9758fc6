import type { Queryable } from '#kit/db.ts';
import { countDeposits } from '#modules/cashier/index.ts';
import { readTags } from '#modules/members/index.ts';
import type { Person } from './rules.ts';
import { hasZaloBonus } from './store/participations.ts';

/** The facts that decide for whom a promotion is. */
export async function readPerson(
  db: Queryable,
  { brandId, memberId, openedAt }: { brandId: number; memberId: bigint; openedAt: Date },
): Promise<Person> {
  const owner = { brandId, memberId };
  const [deposits, tags] = [await countDeposits(db, owner), await readTags(db, owner)];
  return { openedAt, deposits, tags, hasZaloBonus: await hasZaloBonus(db, owner) };
}
