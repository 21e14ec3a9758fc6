import type { Queryable } from '#kit/db.ts';

/** A round as it counts now: zero until its result is known, and after it was rolled back. */
export type ChangedRound = {
  memberId: bigint;
  id: bigint;
  vendorId: number;
  gameCode: string;
  currency: string;
  validBet: bigint;
  /** What the member won (positive) or lost (negative). */
  net: bigint;
  /** As the database writes it, in microseconds; also the cursor of the next page. */
  updatedAt: string;
};

export type ChangedAfter = Pick<ChangedRound, 'updatedAt' | 'memberId' | 'id'>;

/** Rounds of a brand that changed at or after a time, in the order of their changes. */
export async function readChangedRounds(
  db: Queryable,
  { brandId, since, after, limit }: { brandId: number; since: string; after: ChangedAfter | undefined; limit: number },
): Promise<ChangedRound[]> {
  const { rows } = await db.query<ChangedRound>({
    name: 'vendors_changed_rounds',
    text: `select member_id as "memberId", id, vendor_id as "vendorId", game_code as "gameCode", currency,
                  valid_bet as "validBet", case when is_closed then win + adjusted - bet else 0 end as net,
                  updated_at::text as "updatedAt"
             from vendors_rounds
            where brand_id = $1 and updated_at >= $2::timestamptz and ($3::timestamptz is null
              or (updated_at, member_id, id) > ($3::timestamptz, $4::bigint, $5::bigint))
            order by updated_at, member_id, id limit $6`,
    values: [brandId, since, after?.updatedAt ?? null, after?.memberId ?? null, after?.id ?? null, limit],
  });
  return rows;
}
