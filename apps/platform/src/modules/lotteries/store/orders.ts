import type { Client, Queryable } from '#kit/db.ts';
import type { OrderRow } from '../OrderRow.ts';

type Who = { brandId: number; memberId: bigint };

const columns = `o.id, o.brand_id as "brandId", o.member_id as "memberId", o.request_id as "requestId", o.digest,
  o.currency, o.stake, o.rebate, o.payout, o.accepted_at as "acceptedAt", o.close_at as "closeAt", o.state,
  o.settled_no as "settledNo", o.chase_id as "chaseId", o.draw_id as "drawId", d.no as "drawNo", d.draw_at as "drawAt", d.state as "drawState",
  d.result, l.code, l.family, l.name, clock_timestamp() as "serverTime",
  (select jsonb_agg(jsonb_build_object('playId', n.play_id, 'selection', s.selection, 'unit', n.unit,
            'multiple', n.multiple, 'prizeGroup', n.prize_group, 'lineCount', n.line_count, 'stake', n.stake::text,
            'each', n.each::text[], 'keys', (select jsonb_agg(p ->> 'key') from jsonb_array_elements(t.prizes) p),
            'hits', case when o.state = 'settled' and s.hits_no = o.settled_no then s.hits end) order by n.position)
     from lotteries_lines n join lotteries_selections s on s.id = n.selection_id
     join lotteries_tables t on t.id = n.table_id where n.order_id = o.id) as lines`;

const from = `lotteries_orders o join lotteries_draws d on d.id = o.draw_id
  join lotteries_lotteries l on l.id = o.lottery_id`;

/** One of the member's own orders. */
export async function readOrder(
  db: Queryable,
  { brandId, memberId, id }: Who & { id: bigint | string },
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from ${from} where o.brand_id = $1 and o.member_id = $2 and o.id = $3`,
    [brandId, memberId, id],
  );
  return rows[0];
}

/** The order that was placed under this id, if any. */
export async function readOrderOf(
  db: Queryable,
  { brandId, memberId, requestId }: Who & { requestId: string },
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from ${from} where o.request_id = $3 and o.member_id = $2 and o.brand_id = $1`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

const views = {
  placed: `o.state = 'placed'`,
  won: `o.state = 'settled' and o.payout > 0`,
  lost: `o.state = 'settled' and o.payout = 0`,
  cancelled: `o.state = 'cancelled'`,
  refunded: `o.state = 'refunded'`,
} as const;

/** The member's own orders, latest first. */
export async function listOwn(
  db: Queryable,
  query: Who & { code: string | undefined; state: keyof typeof views | undefined; pageNum: number; pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { brandId, memberId, code, state, pageNum, pageSize } = query;
  const where = `o.brand_id = $1 and o.member_id = $2 and ($3::text is null or l.code = $3)
    and ${state === undefined ? 'true' : views[state]}`;
  const values = [brandId, memberId, code ?? null];
  const [found, counted] = await Promise.all([
    db.query<OrderRow>(`select ${columns} from ${from} where ${where} order by o.id desc limit $4 offset $5`, [
      ...values,
      pageSize,
      (pageNum - 1) * pageSize,
    ]),
    db.query<{ total: number }>(`select count(*)::int as total from ${from} where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Cancels an order while its draw takes bets by the database's clock; the stake is subtracted from the draw's sum. The
 * draw is locked first, so that its close waits for this or this finds it closed.
 */
export async function markCancelled(client: Client, { id, drawId }: { id: bigint; drawId: bigint }): Promise<boolean> {
  await client.query('select from lotteries_draws where id = $1 for no key update', [drawId]);
  const { rowCount } = await client.query(
    `with gone as (
       update lotteries_orders o set state = 'cancelled', settled_at = clock_timestamp()
         from lotteries_draws d
        where o.id = $1 and d.id = $2 and o.draw_id = d.id and o.state = 'placed' and d.state in ('scheduled', 'open')
          and clock_timestamp() < d.close_at
       returning o.id, o.stake, o.draw_id, o.member_id),
     unstaked as (
       update lotteries_stakes s set stake = s.stake - l.stake
         from (select g.draw_id, g.member_id, n.play_id, sum(n.stake) as stake
                 from gone g join lotteries_lines n on n.order_id = g.id group by g.draw_id, g.member_id, n.play_id) l
        where s.draw_id = l.draw_id and s.member_id = l.member_id and s.play_id = l.play_id),
     released as (
       update lotteries_number_stakes s set stake = s.stake - w.stake
         from (select g.draw_id, t.restriction_id, sum(t.stake) as stake
                 from gone g join lotteries_touches t on t.order_id = g.id group by g.draw_id, t.restriction_id) w
        where s.draw_id = w.draw_id and s.restriction_id = w.restriction_id)
     update lotteries_draws d set stake = d.stake - g.stake from gone g where d.id = g.draw_id`,
    [id, drawId],
  );
  return rowCount === 1;
}

/** Digests of accepted orders of a draw in the order in which they were accepted: so many of those after one. */
export async function readDigests(
  db: Queryable,
  { drawId, after, most }: { drawId: bigint; after: bigint; most: number },
): Promise<{ id: bigint; digest: Buffer }[]> {
  const { rows } = await db.query<{ id: bigint; digest: Buffer }>(
    `select id, digest from lotteries_orders
      where draw_id = $1 and state <> 'cancelled' and id > $2 order by draw_id, id limit $3`,
    [drawId, after, most],
  );
  return rows;
}

export type SelectionRow = { id: bigint; playId: string; selection: string };

/** Locks selections of a draw that are not judged by this result; those locked by others are awaited or skipped. */
export async function holdSelections(
  client: Client,
  { drawId, resultNo, most, isWaiting }: { drawId: bigint; resultNo: number; most: number; isWaiting: boolean },
): Promise<SelectionRow[]> {
  const { rows } = await client.query<SelectionRow>(
    `select id, play_id as "playId", selection from lotteries_selections
      where draw_id * 1 = $1 and hits_no < $2 order by id limit $3 for no key update${isWaiting ? '' : ' skip locked'}`,
    [drawId, resultNo, most],
  );
  return rows;
}

export async function writeHits(
  client: Client,
  resultNo: number,
  judged: readonly { id: bigint; hits: readonly number[] }[],
): Promise<void> {
  await client.query(
    `update lotteries_selections s set hits = w.hits::integer[], hits_no = $1
       from unnest($2::bigint[], $3::text[]) as w (id, hits) where s.id = w.id`,
    [resultNo, judged.map(({ id }) => id), judged.map(({ hits }) => `{${hits.join(',')}}`)],
  );
}
