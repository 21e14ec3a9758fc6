import type { Queryable } from '#kit/db.ts';
import { sumValidBetsWithin } from '#modules/vendors/index.ts';
import type { GrantRow } from './GrantRow.ts';

/**
 * Wagering progress: the valid bets of all rounds begun while the bonus was active. It is a sum over the rounds
 * themselves, so each counts once however often this runs, and a cancelled one stops counting.
 */
export async function progressOf(db: Queryable, grant: GrantRow): Promise<bigint> {
  if (grant.status !== 'active' || grant.activeFrom === null || grant.expiresAt === null) return grant.done;
  const { brandId, memberId, currency, activeFrom: since, expiresAt: until } = grant;
  return sumValidBetsWithin(db, { brandId, memberId, currency, since, until });
}
