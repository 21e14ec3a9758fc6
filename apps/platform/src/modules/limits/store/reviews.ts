import type { Queryable } from '#kit/db.ts';

type MemberOf = { brandId: number; memberId: bigint };

/** Whether a member ever set or confirmed a limit for deposits, and whether that is more than some months ago. */
export async function readReview(
  db: Queryable,
  { brandId, memberId }: MemberOf,
  months: number | null,
): Promise<{ isDone: boolean; isOld: boolean }> {
  const { rows } = await db.query<{ isDone: boolean; isOld: boolean }>(
    `select f.at is not null as "isDone",
            coalesce(f.at + make_interval(months => $3::integer) <= clock_timestamp(), false) as "isOld"
       from (select greatest(
              (select max(c.at) from limits_changes c
                where c.member_id = $2 and c.brand_id = $1 and c.measure = 'deposit'),
              (select r.reviewed_at from limits_reviews r where r.member_id = $2 and r.brand_id = $1)) as at) f`,
    [brandId, memberId, months],
  );
  return rows[0] ?? { isDone: false, isOld: false };
}

export async function setReviewed(db: Queryable, { brandId, memberId }: MemberOf): Promise<void> {
  await db.query(
    `insert into limits_reviews (brand_id, member_id, reviewed_at) values ($1, $2, clock_timestamp())
     on conflict (member_id, brand_id) do update set reviewed_at = excluded.reviewed_at`,
    [brandId, memberId],
  );
}
