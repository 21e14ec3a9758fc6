import type { Queryable } from '#kit/db.ts';

export type PointsFault = { brandId: number; memberId: bigint; balance: bigint; sum: bigint };

const faulty = `select a.brand_id as "brandId", a.member_id as "memberId", a.balance, coalesce(s.sum, 0)::bigint as sum
   from points_accounts a
   left join (
     select e.brand_id, e.member_id, sum(e.amount) as sum, max(e.version) as last, count(*) as lines,
            bool_and(e.balance_after = e.running) as adds_up
       from (
         select *, sum(amount) over (partition by brand_id, member_id order by version) as running
           from points_entries
       ) e group by e.brand_id, e.member_id
   ) s on s.brand_id = a.brand_id and s.member_id = a.member_id
  where a.balance <> coalesce(s.sum, 0) or a.version <> coalesce(s.last, 0) or a.version <> coalesce(s.lines, 0)
     or not coalesce(s.adds_up, true)`;

/** The same as a check beside those of the ledger. */
export const pointsCheck = {
  what: 'a balance of points differs from the sum or the number of its entries',
  text: `select format('points_accounts brand_id=%s member_id=%s', f."brandId", f."memberId") as place from (${faulty}) f`,
};

/** Recomputes every book of points: the balance is the sum of its entries, whose versions have no gaps. */
export async function verifyPoints(db: Queryable): Promise<PointsFault[]> {
  const { rows } = await db.query<PointsFault>(`${faulty} order by a.brand_id, a.member_id`);
  return rows;
}
