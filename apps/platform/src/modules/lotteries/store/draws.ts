import type { Client, Queryable } from '#kit/db.ts';
import type { DrawRow, DrawState } from '../DrawRow.ts';
import type { LotteryRow } from '../LotteryRow.ts';

const columns = `d.id, d.lottery_id as "lotteryId", d.brand_id as "brandId", d.no, d.opens_at as "opensAt",
  d.close_at as "closeAt", d.draw_at as "drawAt", d.state, d.commitment, d.seed, d.orders_hash as "ordersHash",
  d.order_count as "orderCount", d.chain_before as "chainBefore", d.chain, d.stake, d.payout, d.result,
  d.result_no as "resultNo", d.reason`;

export type ComingDraw = {
  lotteryId: number;
  brandId: number;
  source: LotteryRow['source'];
  no: string;
  opensAt: Date;
  closeAt: Date;
  drawAt: Date;
};

/**
 * Draws to be created: for open lotteries with no more draws ahead than a chase may go over. Where draws are a day or
 * more apart it is one at a time, so that terms and days without draws count for as many of them as can be. Steps
 * within a day are elapsed time, counted from the first draw of the day in the lottery's own time zone, so that a day
 * of 23 or 25 hours has as many draws as fit. As of now by the database's clock, or of another time.
 */
export async function readComing(db: Queryable, at: Date | null = null): Promise<ComingDraw[]> {
  const { rows } = await db.query<ComingDraw>(
    `select l.id as "lotteryId", l.brand_id as "brandId", l.source, c.no, c.opens_at as "opensAt",
            c.close_at as "closeAt", c.draw_at as "drawAt"
       from (select coalesce($1::timestamptz, clock_timestamp()) as at) t
       cross join lotteries_lotteries l
       cross join lateral (select case when l.every_seconds < 86400 then 60 else 31 end as most) m
       cross join lateral (
         select 1 + cardinality(l.holidays)
                + ceil(m.most::numeric / ((l.last_second - l.first_second) / l.every_seconds + 1))::int
                  * case when l.month_days is not null then 31 when l.weekdays is not null then 7 else 1 end as days
       ) h
       cross join lateral (
         select n.* from (
           select to_char(g.day, 'YYYYMMDD') || '-' || lpad(g.nth::text, 4, '0') as no, g.at as draw_at,
                  g.at - make_interval(secs => l.close_seconds) as close_at,
                  coalesce(lag(g.at) over (order by g.at), g.at - make_interval(secs => l.every_seconds))
                    - make_interval(secs => l.close_seconds) as opens_at
             from (
               select w.day, s.at, row_number() over (partition by w.day order by s.at) as nth
                 from (
                   select (t.at at time zone l.time_zone)::date + i as day
                     from generate_series(-1, h.days) i
                 ) w
                 cross join lateral generate_series(
                   (w.day + make_interval(secs => l.first_second)) at time zone l.time_zone,
                   (w.day + make_interval(secs => l.last_second)) at time zone l.time_zone,
                   make_interval(secs => l.every_seconds)) s (at)
                where (l.weekdays is null or extract(dow from w.day) = any (l.weekdays))
                  and (l.month_days is null or extract(day from w.day) = any (l.month_days))
                  and not w.day = any (l.holidays)
             ) g
         ) n
          where n.close_at > t.at order by n.draw_at limit m.most
       ) c
      where l.is_open
        and (select count(*) from lotteries_draws d where d.lottery_id = l.id and d.close_at > t.at) <= 30
        and not exists (select from lotteries_draws d where d.lottery_id = l.id and d.draw_at = c.draw_at)
      order by c.draw_at`,
    [at],
  );
  return rows;
}

export type NewDraw = ComingDraw & { commitment: string | null; sealedSeed: Buffer | null };

/** Inserts a draw, unless another process has. */
export async function insertDraw(db: Queryable, draw: NewDraw): Promise<void> {
  await db.query(
    `insert into lotteries_draws (lottery_id, brand_id, no, opens_at, close_at, draw_at, commitment, sealed_seed)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      ...[draw.lotteryId, draw.brandId, draw.no, draw.opensAt, draw.closeAt, draw.drawAt, draw.commitment],
      draw.sealedSeed,
    ],
  );
}

/** Opens due draws and closes overdue ones, by the database's clock. Waits for running bets. */
export async function openAndClose(client: Client): Promise<void> {
  await client.query(
    `update lotteries_draws set state = 'open' where id in (
       select id from lotteries_draws
        where state = 'scheduled' and settled_at is null and opens_at <= clock_timestamp() order by id for update)
        and state = 'scheduled'`,
  );
  await client.query(
    `update lotteries_draws set state = 'closed' where id in (
       select id from lotteries_draws
        where state = 'open' and settled_at is null and close_at <= clock_timestamp() order by id for update)
        and state = 'open' and close_at <= clock_timestamp()`,
  );
}

type Held = DrawRow & { sealedSeed: Buffer | null };

/** Draws in a state whose next step is due, oldest first. */
export async function readDue(db: Queryable, state: 'closed' | 'awaiting' | 'drawn' | 'void'): Promise<DrawRow[]> {
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from lotteries_draws d
      where d.state = $1 and d.settled_at is null
        and ($1 <> 'awaiting' or (d.commitment is not null and d.draw_at <= clock_timestamp()))
      order by d.draw_at, d.id limit 200`,
    [state],
  );
  return rows;
}

/** Locks a draw if it is still in that state; undefined if another process has moved or locked it. */
export async function holdDraw(client: Client, id: bigint, state: DrawState): Promise<Held | undefined> {
  const { rows } = await client.query<Held>(
    `select ${columns}, d.sealed_seed as "sealedSeed" from lotteries_draws d
      where d.id = $1 and d.state = $2 for no key update skip locked`,
    [id, state],
  );
  return rows[0];
}

/** A draw of the brand by its id. */
export async function readBrandDraw(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<DrawRow | undefined> {
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from lotteries_draws d where d.id = $1 and d.brand_id = $2`,
    [id, brandId],
  );
  return rows[0];
}

/** Locks a draw, waiting for it. `isDue`: its numbers can be known. */
export async function holdBrandDraw(
  client: Client,
  { brandId, id }: { brandId: number; id: string | bigint },
): Promise<(DrawRow & { isDue: boolean }) | undefined> {
  const { rows } = await client.query<DrawRow & { isDue: boolean }>(
    `select ${columns}, d.draw_at <= clock_timestamp() as "isDue"
       from lotteries_draws d where d.id = $1 and d.brand_id = $2 for no key update`,
    [id, brandId],
  );
  return rows[0];
}

/** Fixes the accepted orders; from here on the draw waits for its result. */
export async function writeOrdersHash(
  client: Client,
  { id, ordersHash, orderCount }: { id: bigint; ordersHash: string; orderCount: number },
): Promise<void> {
  await client.query(
    `update lotteries_draws set state = 'awaiting', orders_hash = $2, order_count = $3 where id = $1`,
    [id, ordersHash, orderCount],
  );
}

/** Stores the result of an own draw with its proof. */
export async function writeOwnResult(
  client: Client,
  draw: { id: bigint; seed: string; numbers: readonly number[]; chainBefore: string; chain: string },
): Promise<void> {
  await client.query(
    `update lotteries_draws
        set state = 'drawn', seed = $2, result = $3, result_no = 1, chain_before = $4, chain = $5,
            drawn_at = clock_timestamp()
      where id = $1`,
    [draw.id, draw.seed, draw.numbers, draw.chainBefore, draw.chain],
  );
}

/** Stores the result of an official draw, the first one or a correction. */
export async function writeOfficialResult(client: Client, id: bigint, numbers: readonly number[]): Promise<void> {
  await client.query(
    `update lotteries_draws
        set state = 'drawn', result = $2, result_no = result_no + 1, drawn_at = clock_timestamp(), settled_at = null
      where id = $1`,
    [id, numbers],
  );
}

export async function writeVoid(client: Client, id: bigint, reason: string): Promise<void> {
  await client.query(`update lotteries_draws set state = 'void', settled_at = null, reason = $2 where id = $1`, [
    id,
    reason,
  ]);
}

/** Ends the settlement of a draw once no part and no order is left; otherwise false. */
export async function endSettlement(db: Queryable, { id, resultNo }: DrawRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `update lotteries_draws d
        set state = 'settled', settled_at = clock_timestamp(), payout = s.payout
       from (select coalesce(sum(o.payout), 0) as payout,
                    count(*) filter (where o.settled_no < $2 and o.state in ('placed', 'settled')) as open
               from lotteries_orders o
              where o.draw_id = $1
                and not exists (select from lotteries_parts p where p.draw_id = $1 and p.done_no < $2)) s
      where d.id = $1 and d.state = 'drawn' and d.result_no = $2 and s.open = 0
        and not exists (select from lotteries_parts p where p.draw_id = $1 and p.done_no < $2)`,
    [id, resultNo],
  );
  return rowCount === 1;
}

/** Ends the refund of a void draw once no order is left. */
export async function endRefund(db: Queryable, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `update lotteries_draws d set settled_at = clock_timestamp(), payout = 0
      where d.id = $1 and d.state = 'void' and d.settled_at is null
        and not exists (select from lotteries_parts p where p.draw_id = d.id and not p.is_refunded)
        and not exists (select from lotteries_orders o
                         where o.draw_id = d.id and o.state in ('placed', 'settled'))`,
    [id],
  );
  return rowCount === 1;
}

/** Draws with a late result that were not reported yet; marks them as reported. */
export async function markLate(db: Queryable): Promise<Pick<DrawRow, 'id' | 'no'>[]> {
  const { rows } = await db.query<Pick<DrawRow, 'id' | 'no'>>(
    `update lotteries_draws d set alerted_at = clock_timestamp()
      where d.state in ('closed', 'awaiting') and d.settled_at is null and d.alerted_at is null
        and d.draw_at < clock_timestamp() - interval '10 minutes'
      returning d.id, d.no`,
  );
  return rows;
}

/** The draws of a lottery that take bets, the first to close first. */
export async function readAhead(
  db: Queryable,
  { lotteryId, count }: { lotteryId: number; count: number },
): Promise<DrawRow[]> {
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from lotteries_draws d
      where d.lottery_id = $1 and d.state in ('scheduled', 'open') and d.draw_at > clock_timestamp()
        and d.close_at > clock_timestamp()
      order by d.draw_at limit $2`,
    [lotteryId, count],
  );
  return rows;
}

type Named = { brandId: number; code: string; no: string };

export async function readDraw(db: Queryable, { brandId, code, no }: Named): Promise<DrawRow | undefined> {
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
      where l.brand_id = $1 and l.code = $2 and d.no = $3`,
    [brandId, code, no],
  );
  return rows[0];
}

export type OpenedRow = Pick<LotteryRow, 'code' | 'name' | 'family'> &
  Pick<DrawRow, 'no' | 'drawAt' | 'resultNo'> & { result: number[] };

const openedColumns = `l.code, l.name, l.family, d.no, d.draw_at as "drawAt", d.result, d.result_no as "resultNo"`;

type OpenedPage = {
  lottery: Pick<LotteryRow, 'id' | 'timeZone'>;
  /** In the lottery's own time zone; without it all days. */
  day?: string | undefined;
  pageNum: number;
  pageSize: number;
};

/** Past results of a lottery, latest first. */
export async function listOpened(
  db: Queryable,
  { lottery, day, pageNum, pageSize }: OpenedPage,
): Promise<{ rows: OpenedRow[]; total: number }> {
  const where = `d.lottery_id = $1 and d.result is not null and d.state <> 'void'
    and d.draw_at >= coalesce($2::date::timestamp at time zone $3, '-infinity')
    and d.draw_at < coalesce(($2::date + 1)::timestamp at time zone $3, 'infinity')`;
  const asked = [lottery.id, day ?? null, lottery.timeZone];
  const [found, counted] = await Promise.all([
    db.query<OpenedRow>(
      `select ${openedColumns} from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where ${where} order by d.draw_at desc limit $4 offset $5`,
      [...asked, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from lotteries_draws d where ${where}`, asked),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

type LastOpenedRow = OpenedRow & Pick<LotteryRow, 'source'>;

/** The last result of each open lottery of the brand. */
export async function listLastOpened(db: Queryable, brandId: number): Promise<LastOpenedRow[]> {
  const { rows } = await db.query<LastOpenedRow>(
    `select ${openedColumns}, l.source from lotteries_lotteries l
       cross join lateral (
         select * from lotteries_draws x where x.lottery_id = l.id and x.result is not null and x.state <> 'void'
          order by x.draw_at desc limit 1
       ) d
      where l.brand_id = $1 and l.is_open order by l.position, l.id`,
    [brandId],
  );
  return rows;
}

/** What is staked in a draw by everybody, and by a member in all and by play. */
export type Staked = { inDraw: bigint; ofMember: bigint; byPlay: ReadonlyMap<string, bigint> };

export async function readStaked(
  db: Queryable,
  { lotteryId, drawNo, memberId }: { lotteryId: number; drawNo: string; memberId: bigint },
): Promise<Staked> {
  const { rows } = await db.query<{ inDraw: bigint; play: string | null; stake: bigint | null }>({
    name: 'lotteries_staked',
    text: `select d.stake as "inDraw", s.play_id as play, s.stake
      from (select x.id, x.stake from lotteries_draws x where x.lottery_id = $1 and x.no = $2) d
      left join lateral (
        select x.play_id, x.stake from lotteries_stakes x where x.draw_id = d.id and x.member_id = $3 offset 0
      ) s on true`,
    values: [lotteryId, drawNo, memberId],
  });
  const byPlay = new Map(rows.flatMap(({ play, stake }) => (play === null ? [] : [[play, stake ?? 0n] as const])));
  return { inDraw: rows[0]?.inDraw ?? 0n, ofMember: [...byPlay.values()].reduce((sum, one) => sum + one, 0n), byPlay };
}
