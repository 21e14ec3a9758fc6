import type pg from 'pg';
import type { PricedLine } from '../../apps/platform/src/modules/lotteries/index.ts';

/** A member's bet with its price. */
export type FillBet = { member: bigint; line: PricedLine };

const BATCH = 1_000;
const WRITERS = 4;

/**
 * Inserts very many orders on a draw without bets: stakes through the ledger function, with orders and lines, a
 * thousand per transaction and several concurrently. The result equals as many accepted bets.
 */
export async function fillDraw(
  owner: pg.Pool,
  { drawId, code, count, betOf }: { drawId: bigint; code: string; count: number; betOf: (nth: number) => FillBet },
): Promise<void> {
  const lines = new Map<string, PricedLine>();
  for (let nth = 0; nth < count; nth += 1) {
    const { line } = betOf(nth);
    lines.set(`${line.playId} ${line.selection}`, line);
  }
  const each = [...lines.values()];
  await owner.query(
    `insert into lotteries_selections (draw_id, play_id, digest, selection)
     select $1, w.play, sha256(convert_to(w.selection, 'UTF8')), w.selection
       from unnest($2::text[], $3::text[]) as w (play, selection) on conflict do nothing`,
    [drawId, each.map(({ playId }) => playId), each.map(({ selection }) => selection)],
  );
  const tables = new Map(each.map(({ table }) => [table.digest, table.prizes]));
  await owner.query(
    `insert into lotteries_tables (digest, prizes)
     select decode(w.digest, 'hex'), w.prizes::jsonb from unnest($1::text[], $2::text[]) as w (digest, prizes)
     on conflict do nothing`,
    [[...tables.keys()], [...tables.values()]],
  );
  await owner.query('analyze lotteries_selections, lotteries_tables');
  let next = 0;
  const write = async (): Promise<void> => {
    for (let from = next; from < count; from = next) {
      next = from + BATCH;
      const bets = Array.from({ length: Math.min(BATCH, count - from) }, (_, nth) => betOf(from + nth));
      await writeBets(owner, { drawId, code, bets });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await owner.query(
    `insert into lotteries_stakes (draw_id, member_id, play_id, stake)
     select $1, o.member_id, l.play_id, sum(l.stake) from lotteries_orders o join lotteries_lines l on l.order_id = o.id
      where o.draw_id = $1 group by o.member_id, l.play_id
     on conflict (draw_id, member_id, play_id) do update set stake = excluded.stake`,
    [drawId],
  );
  await owner.query(
    `update lotteries_draws set stake = (select sum(stake) from lotteries_orders where draw_id = $1) where id = $1`,
    [drawId],
  );
}

async function writeBets(
  owner: pg.Pool,
  { drawId, code, bets }: { drawId: bigint; code: string; bets: readonly FillBet[] },
): Promise<void> {
  const { rows } = await owner.query<{ orders: number }>(
    `with bets as materialized (
       select b.*, gen_random_uuid() as request
         from jsonb_to_recordset($3::jsonb) as b (member bigint, play text, selection text, multiple integer, stake bigint,
                "each" bigint[], digest text, "group" integer, unit text)
     ),
     posted as materialized (
       select count(*) filter (where p.outcome = 'applied') as count
         from wallet_post((
           select jsonb_agg(jsonb_build_object('brand', 1, 'member', b.member, 'currency', 'CNY', 'scope', 'lottery',
                    'key', 'bet:' || b.member || ':' || b.request, 'kind', 'bet', 'debit', 'main',
                    'credit', 'house.lottery:' || $2::text, 'amount', b.stake)) from bets b)) p
     ),
     kept as (
       insert into lotteries_orders (brand_id, lottery_id, draw_id, member_id, account, request_id, digest, currency, stake,
              rebate, accepted_at, close_at)
       select 1, d.lottery_id, d.id, b.member, 'm' || b.member, b.request, sha256(convert_to(b.request::text, 'UTF8')), 'CNY',
              b.stake, 0, clock_timestamp(), d.close_at
         from bets b join lotteries_draws d on d.id = $1
        where (select count from posted) = (select count(*) from bets)
       returning id, request_id
     ),
     lined as (
       insert into lotteries_lines (order_id, position, play_id, selection_id, table_id, prize_group, unit, multiple,
              line_count, stake, each)
       select k.id, 0, b.play, s.id, t.id, b."group", b.unit, b.multiple, 1, b.stake, b."each"
         from kept k
         join bets b on b.request = k.request_id
         cross join lateral (
           select x.id from lotteries_selections x
            where x.draw_id = $1 and x.play_id = b.play and x.digest = sha256(convert_to(b.selection, 'UTF8')) offset 0
         ) s
         cross join lateral (select x.id from lotteries_tables x where x.digest = decode(b.digest, 'hex') offset 0) t
       returning 1
     )
     select count(*)::integer as orders from lined`,
    [
      ...[drawId, code],
      JSON.stringify(
        bets.map(({ member, line }) => ({
          ...{ member: String(member), play: line.playId, selection: line.selection, multiple: line.multiple },
          ...{ stake: String(line.stake), each: line.each.map(String), digest: line.table.digest },
          ...{ group: line.prizeGroup, unit: line.unit },
        })),
      ),
    ],
  );
  if (rows[0]?.orders !== bets.length) throw new Error(`${rows[0]?.orders} of ${bets.length} bets were stored.`);
}
