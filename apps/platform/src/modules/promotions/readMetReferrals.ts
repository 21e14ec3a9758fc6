import type { Queryable } from '#kit/db.ts';
import { sumDeposits } from '#modules/cashier/index.ts';
import { sumValidBetsOfMembers } from '#modules/vendors/index.ts';
import type { CampaignRow } from './CampaignRow.ts';
import type { ParticipationRow } from './ParticipationRow.ts';

/** Referred members of a promotion who have deposited and staked enough while it was open. */
export async function readMetReferrals(
  db: Queryable,
  { brandId, currency, minimum, referralTurnover, endsAt: until }: CampaignRow,
  rows: readonly ParticipationRow[],
): Promise<ParticipationRow[]> {
  const turnover = referralTurnover ?? 0n;
  const stretch = { brandId, currency, until };
  const members = rows.map(({ part }) => BigInt(part));
  const deposits = await sumDeposits(db, { ...stretch, memberIds: members });
  // Most have no deposits, and without enough deposits the bets need not be queried.
  const depositors = members.filter((id) => (deposits.get(id) ?? 0n) >= minimum);
  const bets = turnover === 0n ? undefined : await sumValidBetsOfMembers(db, { ...stretch, memberIds: depositors });
  const met = new Set(depositors.filter((id) => bets === undefined || (bets.get(id) ?? 0n) >= turnover));
  return rows.filter(({ part }) => met.has(BigInt(part)));
}
