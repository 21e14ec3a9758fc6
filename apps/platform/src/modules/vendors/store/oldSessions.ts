import type { Queryable } from '../../../kit/db.ts';
import { removeInBatches } from '../../../kit/removeInBatches.ts';

/** A win may name an opening that ended long ago; half a year later no vendor asks any more. */
const KEPT_DAYS = 180;

/** Removes launch tokens that ended so long ago that nothing can come of them. */
export async function removeOldOpenings(db: Queryable): Promise<void> {
  const where = 'expires_at < now() - make_interval(days => $1)';
  await removeInBatches(db, { table: 'vendors_sessions', where, values: [KEPT_DAYS] });
}
