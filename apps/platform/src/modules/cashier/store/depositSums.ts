import type { Queryable } from '#kit/db.ts';

type Stretch = {
  brandId: number;
  memberIds: readonly bigint[];
  currency: string;
  since?: Date;
  until: Date | null;
};

/** The credited deposits of each of some members within a time range; members without any are left out. */
export async function sumDeposits(
  db: Queryable,
  { brandId, memberIds, currency, since, until }: Stretch,
): Promise<Map<bigint, bigint>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await db.query<{ memberId: bigint; total: bigint }>(
    `select member_id as "memberId", sum(amount)::bigint as total from cashier_deposits
      where brand_id = $1 and member_id = any ($2::bigint[]) and currency = $3 and status = 'approved'
        and ($4::timestamptz is null or decided_at >= $4) and ($5::timestamptz is null or decided_at < $5)
      group by member_id`,
    [brandId, memberIds, currency, since ?? null, until],
  );
  return new Map(rows.map(({ memberId, total }) => [memberId, total]));
}
