import type { Client, Queryable } from '#kit/db.ts';
import type { ChaseRow } from '../ChaseRow.ts';
import type { StakedOrder } from '../rules.ts';

type Who = { brandId: number; memberId: bigint };

const columns = `c.id, c.brand_id as "brandId", c.member_id as "memberId", c.digest, c.mode,
  c.stops_on_win as "stopsOnWin", c.state, c.draws, c.stake, c.created_at as "createdAt", l.code, l.name, s.*`;

const from = `lotteries_chases c join lotteries_lotteries l on l.id = c.lottery_id
  cross join lateral (
    select min(d.no) as "drawNo", min(o.close_at) as "closeAt", min(o.currency) as currency,
           count(*) filter (where o.state in ('settled', 'refunded'))::integer as done,
           coalesce(sum(o.stake) filter (where o.state in ('cancelled', 'refunded')), 0)::bigint as returned,
           coalesce(sum(o.payout), 0)::bigint as payout
      from lotteries_orders o join lotteries_draws d on d.id = o.draw_id where o.chase_id = c.id
  ) s`;

export type NewChase = Who & {
  lotteryId: number;
  requestId: string;
  digest: Buffer;
  mode: ChaseRow['mode'];
  stopsOnWin: boolean;
  draws: number;
  stake: bigint;
};

/** Inserts a chase; undefined if the member has used the id before. */
export async function insertChase(client: Client, chase: NewChase): Promise<bigint | undefined> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into lotteries_chases (brand_id, lottery_id, member_id, request_id, digest, mode, stops_on_win, draws, stake)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (brand_id, member_id, request_id) do nothing returning id`,
    [
      ...[chase.brandId, chase.lotteryId, chase.memberId, chase.requestId, chase.digest, chase.mode],
      ...[chase.stopsOnWin, chase.draws, chase.stake],
    ],
  );
  return rows[0]?.id;
}

/** One of the member's own chases, by its id or its request id. */
export async function readChase(
  db: Queryable,
  { brandId, memberId, id = null, requestId = null }: Who & { id?: bigint | string | null; requestId?: string | null },
): Promise<ChaseRow | undefined> {
  const { rows } = await db.query<ChaseRow>(
    `select ${columns} from ${from}
      where c.brand_id = $1 and c.member_id = $2 and (c.id = $3 or c.request_id = $4)`,
    [brandId, memberId, id, requestId],
  );
  return rows[0];
}

/** The member's own chases, latest first. */
export async function listOwnChases(
  db: Queryable,
  query: Who & { code: string | undefined; pageNum: number; pageSize: number },
): Promise<{ rows: ChaseRow[]; total: number }> {
  const { brandId, memberId, code, pageNum, pageSize } = query;
  const where = 'c.brand_id = $1 and c.member_id = $2 and ($3::text is null or l.code = $3)';
  const values = [brandId, memberId, code ?? null];
  const [found, counted] = await Promise.all([
    db.query<ChaseRow>(`select ${columns} from ${from} where ${where} order by c.id desc limit $4 offset $5`, [
      ...values,
      pageSize,
      (pageNum - 1) * pageSize,
    ]),
    db.query<{ total: number }>(
      `select count(*)::integer as total from lotteries_chases c join lotteries_lotteries l on l.id = c.lottery_id
        where ${where}`,
      values,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Ends a chase on its member's request; idempotent. */
export async function markChaseCancelled(db: Queryable, id: bigint): Promise<void> {
  await db.query(
    `update lotteries_chases set state = 'cancelled', ended_at = clock_timestamp() where id = $1 and state = 'running'`,
    [id],
  );
}

/** Ends chases that have won and stop there, and those with nothing left. */
export async function endChases(db: Queryable): Promise<void> {
  await db.query(
    `update lotteries_chases c
        set state = case when c.stops_on_win and s.has_won then 'stopped' else 'ended' end,
            ended_at = clock_timestamp()
       from (
         select r.id, bool_or(o.state = 'settled' and o.payout > 0) as has_won,
                bool_and(o.state <> 'placed') as is_over
           from lotteries_chases r join lotteries_orders o on o.chase_id = r.id
          where r.state = 'running' group by r.id
       ) s
      where c.id = s.id and c.state = 'running' and (s.is_over or (c.stops_on_win and s.has_won))`,
  );
}

/** Stops chases that end with a win, in the transaction that pays it. */
export async function stopChases(client: Client, wonOrders: readonly bigint[]): Promise<void> {
  if (wonOrders.length === 0) return;
  await client.query(
    `update lotteries_chases c set state = 'stopped', ended_at = clock_timestamp()
       from lotteries_orders o
      where o.id = any ($1) and o.chase_id = c.id and c.state = 'running' and c.stops_on_win`,
    [wonOrders],
  );
}

/** Locks the orders on a closed draw whose chase had ended before the close. */
export async function holdEnded(client: Client, drawId: bigint): Promise<StakedOrder[]> {
  const { rows } = await client.query<StakedOrder>(
    `select o.id, o.brand_id as "brandId", o.member_id as "memberId", o.currency, o.request_id as "requestId"
       from lotteries_orders o
       join lotteries_chases c on c.id = o.chase_id
      where o.draw_id = $1 and o.chase_id is not null and o.state = 'placed' and c.state in ('stopped', 'cancelled') and c.ended_at < o.close_at
      order by o.id for no key update of o`,
    [drawId],
  );
  return rows;
}

/** Marks orders of a draw as cancelled; their stakes are subtracted from its sum. */
export async function writeCancelled(client: Client, drawId: bigint, ids: readonly bigint[]): Promise<void> {
  await client.query(
    `with gone as (
       update lotteries_orders set state = 'cancelled', settled_at = clock_timestamp()
        where id = any ($2) and state = 'placed' returning id, member_id, stake),
     unstaked as (
       update lotteries_stakes s set stake = s.stake - l.stake
         from (select g.member_id, n.play_id, sum(n.stake) as stake
                 from gone g join lotteries_lines n on n.order_id = g.id group by g.member_id, n.play_id) l
        where s.draw_id = $1 and s.member_id = l.member_id and s.play_id = l.play_id),
     released as (
       update lotteries_number_stakes s set stake = s.stake - w.stake
         from (select t.restriction_id, sum(t.stake) as stake
                 from gone g join lotteries_touches t on t.order_id = g.id group by t.restriction_id) w
        where s.draw_id = $1 and s.restriction_id = w.restriction_id)
     update lotteries_draws set stake = stake - (select coalesce(sum(g.stake), 0) from gone g) where id = $1`,
    [drawId, ids],
  );
}

export type LeftOrder = Who & { orderId: bigint };

/** Orders of ended chases on draws that still take bets; of one chase, or of all. */
export async function readLeft(db: Queryable, chaseId: bigint | null): Promise<LeftOrder[]> {
  const { rows } = await db.query<LeftOrder>(
    `select o.id as "orderId", o.brand_id as "brandId", o.member_id as "memberId"
       from lotteries_orders o
       join lotteries_chases c on c.id = o.chase_id
       join lotteries_draws d on d.id = o.draw_id
      where o.chase_id is not null and o.state = 'placed' and c.state in ('stopped', 'cancelled')
        and ($1::bigint is null or o.chase_id = $1)
        and d.state in ('scheduled', 'open') and d.close_at > clock_timestamp()
      order by o.id limit 500`,
    [chaseId],
  );
  return rows;
}
