import type { Queryable } from '#kit/db.ts';

type Owner = { brandId: number; memberId: bigint };

/** Once per day, idempotent. */
export async function insertCheckIn(
  db: Queryable,
  { brandId, memberId, timeZone }: Owner & { timeZone: string },
): Promise<void> {
  await db.query(
    `insert into promotions_check_ins (brand_id, member_id, day)
     values ($1, $2, (clock_timestamp() at time zone $3)::date) on conflict do nothing`,
    [brandId, memberId, timeZone],
  );
}

/** The number of days with a check-in in a range. */
export async function countCheckIns(
  db: Queryable,
  { brandId, memberId, since, until }: Owner & { since: Date; until: Date },
): Promise<number> {
  const { rows } = await db.query<{ days: number }>(
    `select count(*)::int as days from promotions_check_ins
      where member_id = $2 and brand_id = $1 and at >= $3 and at < $4`,
    [brandId, memberId, since, until],
  );
  return rows[0]?.days ?? 0;
}

export async function hasCheckedIn(
  db: Queryable,
  { brandId, memberId, day }: Owner & { day: string },
): Promise<boolean> {
  const { rows } = await db.query(
    'select from promotions_check_ins where member_id = $2 and brand_id = $1 and day = $3::date',
    [brandId, memberId, day],
  );
  return rows.length > 0;
}
