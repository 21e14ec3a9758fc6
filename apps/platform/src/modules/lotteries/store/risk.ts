import type { Queryable } from '#kit/db.ts';

export type DrawBets = { orders: number; members: number; selections: number };

/** The total stake on a draw, without cancelled and refunded orders. */
export async function readBets(db: Queryable, drawId: bigint): Promise<DrawBets> {
  const { rows } = await db.query<DrawBets>(
    `select (select count(*)::integer from lotteries_orders where draw_id = $1 and state in ('placed', 'settled')) as orders,
            (select count(distinct member_id)::integer from lotteries_orders
              where draw_id = $1 and state in ('placed', 'settled')) as members,
            (select count(*)::integer from lotteries_selections where draw_id = $1) as selections`,
    [drawId],
  );
  return rows[0] ?? { orders: 0, members: 0, selections: 0 };
}

/** A selection with its total stake: `each` is the cost of one winning line, by prize. */
export type HeavySelection = { playId: string; selection: string; stake: bigint; each: string[] };

/** The selections of a draw with the highest possible cost. */
export async function readHeavy(db: Queryable, drawId: bigint, most: number): Promise<HeavySelection[]> {
  const { rows } = await db.query<HeavySelection>(
    `select s.play_id as "playId", s.selection, w.stake, w.each::text[] as each
       from (
         select p.selection_id, sum(p.stake) filter (where p.nth = 1)::bigint as stake,
                array_agg(p.amount order by p.nth) as each, max(p.amount) as best
           from (
             select n.selection_id, e.nth, sum(e.amount)::bigint as amount, sum(n.stake)::bigint as stake
               from lotteries_orders o
               join lotteries_lines n on n.order_id = o.id
               cross join lateral unnest(n.each) with ordinality e (amount, nth)
              where o.draw_id = $1 and o.state in ('placed', 'settled')
              group by n.selection_id, e.nth
           ) p group by p.selection_id order by max(p.amount) desc limit $2
       ) w join lotteries_selections s on s.id = w.selection_id
      order by w.best desc, s.id`,
    [drawId, most],
  );
  return rows;
}
