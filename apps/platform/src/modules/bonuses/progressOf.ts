import type { Queryable } from '#kit/db.ts';
import { sumValidBetsWithin } from '#modules/vendors/index.ts';
import type { GrantRow } from './GrantRow.ts';

/**
 * What has been staked for a bonus: the valid bets of all rounds begun while it was active. It is a sum over the rounds
 * themselves, so a round counts once however often this is asked, and one that is cancelled does not count any more.
 */
export async function progressOf(db: Queryable, grant: GrantRow): Promise<bigint> {
  if (grant.status !== 'active' || grant.activeFrom === null || grant.expiresAt === null) return grant.done;
  const { brandId, memberId, currency, activeFrom: since, expiresAt: until } = grant;
  return sumValidBetsWithin(db, { brandId, memberId, currency, since, until });
}
