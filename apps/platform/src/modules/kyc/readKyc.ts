import type { getKyc, OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { levelOf, levels } from './rules.ts';
import { readLevels } from './store/levels.ts';
import { readNewest, readValidLevels } from './store/submissions.ts';

/** A member's verification state, as its owner sees it. */
export async function readKyc(
  db: Queryable,
  who: { brandId: number; memberId: bigint; currency: string },
): Promise<OutputOf<typeof getKyc>> {
  const rules = await readLevels(db, who);
  const valid = await readValidLevels(db, who);
  const newest = await readNewest(db, who);
  return {
    level: levelOf(valid),
    currency: who.currency,
    allowances: rules?.levels ?? null,
    steps: levels.map((level) => {
      const row = newest.find((one) => one.level === level);
      if (row === undefined) return { level, state: 'none', publicReason: '', submittedAt: null, expiresOn: null };
      // An approval stays valid while newer documents are reviewed or rejected.
      const state = row.status === 'approved' && row.isExpired ? ('expired' as const) : row.status;
      const { publicReason, expiresOn } = row;
      return { level, state, publicReason, submittedAt: row.createdAt.toISOString(), expiresOn };
    }),
  };
}
