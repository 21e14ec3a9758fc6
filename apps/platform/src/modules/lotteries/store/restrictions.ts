import type { Client, Queryable } from '#kit/db.ts';
import type { RestrictedNumber } from '../RestrictedNumber.ts';

/** The numbers that are restricted in a draw of a lottery, as one JSON list; null where there are none. */
export const standingJson = (lottery: string, draw: string): string => `(
  select jsonb_agg(jsonb_build_object('id', r.id::text, 'play', r.play_id, 'number', r.selection) order by r.id)
    from lotteries_restrictions r
   where r.lottery_id = ${lottery} and r.ended_at is null and (r.draw_id is null or r.draw_id = ${draw}))`;

/** A standing restriction; `drawId` is null where it is of all draws, `ceiling` where the number is closed. */
type StandingRow = RestrictedNumber & { drawId: bigint | null; ceiling: bigint | null };

/** The standing restrictions of a lottery, of its coming draws and of all. */
export async function readStanding(db: Queryable, lotteryId: number): Promise<StandingRow[]> {
  const { rows } = await db.query<StandingRow>(
    `select r.id::text as id, r.play_id as play, r.selection as number, r.draw_id as "drawId", r.ceiling
       from lotteries_restrictions r
      where r.lottery_id = $1 and r.ended_at is null
        and (r.draw_id is null or exists (
          select from lotteries_draws d where d.id = r.draw_id and d.close_at > clock_timestamp()))
      order by r.id`,
    [lotteryId],
  );
  return rows;
}

/** What members see of the restricted numbers of a draw: `left` is null where a number is closed. */
export async function listRestricted(
  db: Queryable,
  { lotteryId, drawNo }: { lotteryId: number; drawNo: string },
): Promise<{ play: string; number: string; left: bigint | null }[]> {
  const { rows } = await db.query<{ play: string; number: string; left: bigint | null }>(
    `select r.play_id as play, r.selection as number,
            case when bool_and(r.ceiling is not null) then min(greatest(r.ceiling - coalesce(s.stake, 0), 0)) end as left
       from lotteries_draws d
       join lotteries_restrictions r on r.lottery_id = d.lottery_id and r.ended_at is null
        and (r.draw_id is null or r.draw_id = d.id)
       left join lotteries_number_stakes s on s.draw_id = d.id and s.restriction_id = r.id
      where d.lottery_id = $1 and d.no = $2
      group by r.play_id, r.selection order by r.play_id, r.selection`,
    [lotteryId, drawNo],
  );
  return rows;
}

export type RestrictionRow = {
  id: bigint;
  play: string;
  number: string;
  drawNo: string | null;
  ceiling: bigint | null;
  /** The draw that takes bets next of those it is of, and what is staked on the number in it. */
  stakedIn: string | null;
  staked: bigint;
  createdBy: string;
  createdAt: Date;
};

/** The standing restrictions of a lottery for operators, the newest first. */
export async function listRestrictionRows(
  db: Queryable,
  { brandId, lotteryId }: { brandId: number; lotteryId: number },
): Promise<RestrictionRow[]> {
  const { rows } = await db.query<RestrictionRow>(
    `select r.id, r.play_id as play, r.selection as number, d.no as "drawNo", r.ceiling, n.no as "stakedIn",
            coalesce(s.stake, 0) as staked, r.created_by as "createdBy", r.created_at as "createdAt"
       from lotteries_restrictions r
       left join lotteries_draws d on d.id = r.draw_id
       left join lateral (
         select x.id, x.no from lotteries_draws x
          where x.lottery_id = r.lottery_id and x.state in ('scheduled', 'open') and x.close_at > clock_timestamp()
            and x.draw_at > clock_timestamp() and (r.draw_id is null or x.id = r.draw_id)
          order by x.draw_at limit 1
       ) n on true
       left join lotteries_number_stakes s on s.draw_id = n.id and s.restriction_id = r.id
      where r.brand_id = $1 and r.lottery_id = $2 and r.ended_at is null
        and (r.draw_id is null or d.close_at > clock_timestamp())
      order by r.id desc`,
    [brandId, lotteryId],
  );
  return rows;
}

export type HeldDraw = { id: bigint; no: string; drawAt: Date };

/**
 * Locks a lottery against new draws and the draws of it that take bets, or the named one of them, in the order in which
 * bets lock them: until the commit no order is accepted.
 */
export async function holdTakingBets(
  client: Client,
  { lotteryId, drawNo }: { lotteryId: number; drawNo: string | null },
): Promise<HeldDraw[]> {
  await client.query('select from lotteries_lotteries where id = $1 for update', [lotteryId]);
  const { rows } = await client.query<HeldDraw>(
    `select d.id, d.no, d.draw_at as "drawAt" from lotteries_draws d
      where d.lottery_id = $1 and d.state in ('scheduled', 'open') and ($2::text is null or d.no = $2)
        and d.draw_at > clock_timestamp() and d.close_at > clock_timestamp()
      order by d.id for no key update`,
    [lotteryId, drawNo],
  );
  return rows;
}

export async function insertRestriction(
  db: Queryable,
  restriction: {
    brandId: number;
    lotteryId: number;
    drawId: bigint | null;
    playId: string;
    selection: string;
    ceiling: bigint | null;
    by: string;
  },
): Promise<bigint> {
  const { brandId, lotteryId, drawId, playId, selection, ceiling, by } = restriction;
  const { rows } = await db.query<{ id: bigint }>(
    `insert into lotteries_restrictions (brand_id, lottery_id, draw_id, play_id, selection, ceiling, created_by)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [brandId, lotteryId, drawId, playId, selection, ceiling, by],
  );
  return rows[0]!.id;
}

export async function endRestriction(client: Client, { id, by }: { id: string; by: string }): Promise<boolean> {
  const { rowCount } = await client.query(
    `update lotteries_restrictions set ended_by = $2, ended_at = clock_timestamp() where id = $1 and ended_at is null`,
    [id, by],
  );
  return rowCount === 1;
}

/** Says that the restricted numbers of a lottery are others now: an order that was read before is asked anew. */
export async function countChange(db: Queryable, lotteryId: number): Promise<void> {
  await db.query('update lotteries_lotteries set restricted_no = restricted_no + 1 where id = $1', [lotteryId]);
}

/** What is bet on in a play of a draw, each selection once. */
export async function readPlayed(
  client: Client,
  { drawId, playId }: { drawId: bigint; playId: string },
): Promise<{ id: bigint; selection: string }[]> {
  const { rows } = await client.query<{ id: bigint; selection: string }>(
    'select id, selection from lotteries_selections where draw_id = $1 and play_id = $2',
    [drawId, playId],
  );
  return rows;
}

/** Counts what accepted orders of a draw have on a number that was limited after them, by the lines they share with it. */
export async function countStanding(
  client: Client,
  { drawId, restrictionId }: { drawId: bigint; restrictionId: bigint },
  shared: readonly { id: bigint; lines: number }[],
): Promise<void> {
  await client.query(
    `with touched as materialized (
       select o.id, sum(n.stake / n.line_count * w.lines)::bigint as stake
         from lotteries_orders o
         join lotteries_lines n on n.order_id = o.id
         join unnest($3::bigint[], $4::integer[]) as w (selection, lines) on w.selection = n.selection_id
        where o.draw_id = $1 and o.state = 'placed' group by o.id),
     kept as (
       insert into lotteries_touches (order_id, restriction_id, stake) select t.id, $2, t.stake from touched t)
     insert into lotteries_number_stakes (draw_id, restriction_id, stake)
     select $1, $2, sum(t.stake)::bigint from touched t having count(*) > 0`,
    [drawId, restrictionId, shared.map(({ id }) => id), shared.map(({ lines }) => lines)],
  );
}

type FoundRestriction = Pick<RestrictionRow, 'play' | 'number' | 'drawNo' | 'ceiling'> & {
  lotteryId: number;
  code: string;
};

/** A standing restriction of the brand; undefined where there is none, or where it has ended. */
export async function readRestriction(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<FoundRestriction | undefined> {
  const { rows } = await db.query<FoundRestriction>(
    `select r.lottery_id as "lotteryId", l.code, r.play_id as play, r.selection as number, d.no as "drawNo", r.ceiling
       from lotteries_restrictions r
       join lotteries_lotteries l on l.id = r.lottery_id
       left join lotteries_draws d on d.id = r.draw_id
      where r.id = $1 and r.brand_id = $2 and r.ended_at is null`,
    [id, brandId],
  );
  return rows[0];
}
