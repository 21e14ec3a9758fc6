import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

/** Removes launch tokens past their retention period; returns how many. */
export function removeOldSessions(db: Queryable): Promise<number> {
  return removeInBatches(db, { table: 'vendors_sessions', where: pastRetention('vendors_sessions', 'expires_at') });
}
