import { liabilityAges } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';

/** A figure of the liability; `age` is an index of `liabilityAges` for parts of the outstanding points. */
export type LiabilityFigure = {
  what: 'outstanding' | 'below' | 'waiting' | 'book' | 'part';
  source: string;
  age: number;
  points: bigint;
  members: number;
  asOf: Date;
};

/**
 * A brand's complete liability in points at one moment: one statement, thus one snapshot. A balance consists of the
 * latest points received (FIFO); spent or reversed ones are the oldest.
 */
export async function readLiability(db: Queryable, brandId: number): Promise<LiabilityFigure[]> {
  const { rows } = await db.query<LiabilityFigure>(
    `with owed as (
       select member_id, balance from points_accounts where brand_id = $1 and balance > 0
     ), incoming as (
       select e.kind, e.ref, e.amount, e.created_at,
              o.balance - (sum(e.amount) over (partition by e.member_id order by e.version desc) - e.amount) as room
         from points_entries e join owed o on o.member_id = e.member_id
        where e.brand_id = $1 and e.amount > 0
     ), figures as (
       select 'part' as what, case when kind = 'earned' then ref else 'returned' end as source,
              width_bucket(extract(epoch from now() - created_at) / 86400, $2::numeric[]) - 1 as age,
              sum(least(amount, room)) as points, 0 as members
         from incoming where room > 0 group by 1, 2, 3
       union all select 'outstanding', '', 0, sum(balance), count(*) from owed
       union all select 'below', '', 0, -sum(balance), count(*)
         from points_accounts where brand_id = $1 and balance < 0
       union all select 'waiting', '', 0, sum(points), count(distinct member_id)
         from points_redemptions where brand_id = $1 and status = 'inProcess'
       union all select 'book', '', 0, sum(amount), 0 from points_entries where brand_id = $1
     )
     select what, source, greatest(age, 0)::integer as age, coalesce(points, 0)::bigint as points,
            members::integer as members, now() as "asOf" from figures`,
    [brandId, liabilityAges],
  );
  return rows;
}
