import type { Pool } from '../../apps/platform/src/kit/db.ts';

/** Rows of each list that a regular has. */
const ROWS = 100;
/** Games, rewards of the mall and lottery draws that there are. */
const OFFERED = 100;

/**
 * Members 1 to `count` get points and redemptions, lottery orders and chases, rewards of promotions, feedback with replies,
 * and recent and favourite games of vendor 1.
 */
export async function seedPastimes(owner: Pool, count: number): Promise<void> {
  const offered = `generate_series(1, ${OFFERED}) n`;
  for (const text of [
    `insert into points_rewards (brand_id, kind, name, about, points, amount, pays, needs_address, stock, is_listed, position,
            updated_by)
     select 1, 'credit', jsonb_build_object('EN', 'Credit ' || n), '{}', n * 100, 0, n * 100000, false, 1000, true, n, 'bench'
       from ${offered}`,
    `insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) values (1, 'bench', 1)`,
    `insert into games_games (vendor_id, game_code, classify, names, image)
     select 1, 'g' || n, 'RNG', jsonb_build_object('EN', 'Game ' || n, 'CN', '游戏 ' || n), '' from ${offered}`,
    `insert into promotions_campaigns (brand_id, kind, audience, title, summary, content, position, is_shown, starts_at, currency,
            amount, percent_bps, cap, minimum, multiple, days, per_device, per_network, per_payee, mission_period, mission_fact,
            mission_amount, mission_times, mission_classify, updated_by)
     select 1, 'mission', 'everybody', jsonb_build_object('EN', 'Mission ' || n), '{}', '{}', n, true, now() - interval '1 year',
            'CNY', 800000, 0, 0, 0, 0, 7, 1000000, 1000000, 1000000, 'day', 'checkIn', 0, 1, '', 'bench'
       from generate_series(1, 10) n`,
    `insert into lotteries_lotteries (brand_id, code, family, name, group_code, area, prize_mode, source, time_zone,
       first_second, last_second, every_seconds, close_seconds, min_group, max_group, play_limit, member_limit, draw_limit,
       prize_limit, chain, updated_by)
     values (1, 'bench', 'ssc', '{"EN":"Bench"}', 'SSC', 'CN', 'ZY', 'official', 'Asia/Shanghai', 0, 86399, 3600, 0, 1700,
       1960, 1e14, 1e14, 1e16, 1e14, repeat('0', 64), 'bench')`,
    `insert into lotteries_draws (lottery_id, brand_id, no, opens_at, close_at, draw_at, state, result, result_no, settled_at)
     select l.id, 1, to_char(w.at, 'YYYYMMDD-HH24MI'), w.at - interval '1 hour', w.at, w.at, 'settled', '{1,2,3,4,5}', 1, w.at
       from lotteries_lotteries l cross join ${offered} cross join lateral (select now() - n * interval '1 hour' as at) w`,
    `insert into lotteries_tables (digest, prizes) values (sha256('bench'), '[{"key":"first"}]')`,
    `insert into lotteries_selections (draw_id, play_id, digest, selection)
     select id, 'ssc.star5.direct', sha256('1,2,3,4,5'), '1,2,3,4,5' from lotteries_draws`,
  ]) {
    await owner.query(text);
  }
  const own = `generate_series(1, $1::integer) m cross join generate_series(1, ${ROWS}) n`;
  const past = `now() - n * interval '20 hours'`;
  for (const text of [
    `select points_post(jsonb_agg(jsonb_build_object('brand', 1, 'member', m, 'kind', 'returned', 'key', m || ':' || n,
            'ref', 'bench', 'amount', 100))) from ${own}`,
    `insert into points_redemptions (brand_id, member_id, account, request_id, kind, name, quantity, unit_points, points, amount,
            pays, currency, status, created_at, decided_at)
     select 1, m, 'member' || m, gen_random_uuid(), 'convert', '{}', n, 1, n, 0, n * 1000, 'CNY', 'approved', ${past}, ${past}
       from ${own}`,
    `insert into games_favourites (brand_id, member_id, game_id, created_at)
     select 1, m, g.id, ${past} from ${own} join games_games g on g.game_code = 'g' || n`,
    `insert into games_recent (brand_id, member_id, game_id, launched_at)
     select 1, m, g.id, ${past} from ${own} join games_games g on g.game_code = 'g' || n`,
    `insert into promotions_participations (brand_id, campaign_id, kind, member_id, account, status, amount, currency, part,
            created_at, updated_at)
     select 1, c.id, c.kind, m, 'member' || m, case when n <= 10 then 'claim' else 'closed' end, c.amount, 'CNY', 'day' || n,
            ${past}, ${past}
       from ${own} join promotions_campaigns c on c.brand_id = 1 and c.position = n % 10 + 1`,
    `insert into feedback_tickets (brand_id, member_id, account, type, content, status, created_at, updated_at)
     select 1, m, 'member' || m, 'other', 'A question about my account, number ' || n, 'answered', ${past}, ${past} from ${own}`,
    `insert into feedback_replies (brand_id, member_id, ticket_id, operator_id, operator, request_id, content, created_at)
     select 1, t.member_id, t.id, 1, 'operator', gen_random_uuid(), 'An answer to your question.', t.created_at
       from feedback_tickets t cross join generate_series(1, 3) where t.member_id <= $1`,
    `insert into lotteries_chases (brand_id, lottery_id, member_id, request_id, digest, mode, stops_on_win, draws, stake, state,
            created_at, ended_at)
     select 1, l.id, m, gen_random_uuid(), sha256('bench'), 'same', false, 1, 200000, 'ended', ${past}, ${past}
       from lotteries_lotteries l cross join ${own} where n <= 30`,
    `insert into lotteries_orders (brand_id, lottery_id, draw_id, member_id, account, request_id, digest, currency, stake, rebate,
            accepted_at, close_at, state, settled_no, payout, settled_at)
     select 1, d.lottery_id, d.id, m, 'member' || m, gen_random_uuid(), sha256('bench'), 'CNY', 200000, 0,
            d.close_at - interval '1 minute', d.close_at, 'settled', 1, 0, d.settled_at
       from ${own} join (select *, row_number() over (order by draw_at) as nth from lotteries_draws) d on d.nth = n`,
    `update lotteries_orders o set chase_id = c.id
       from (select id, member_id, row_number() over (partition by member_id order by id) as nth from lotteries_chases) c,
            (select id, member_id, row_number() over (partition by member_id order by id) as nth from lotteries_orders) k
      where o.id = k.id and k.member_id = c.member_id and k.nth = c.nth and c.member_id <= $1`,
    `insert into lotteries_lines (order_id, position, play_id, selection_id, table_id, prize_group, unit, multiple, line_count,
            stake, each)
     select o.id, 0, s.play_id, s.id, t.id, 1700, 'yuan', 1, 1, 200000, '{17000000000}'
       from lotteries_orders o join lotteries_selections s on s.draw_id = o.draw_id cross join lotteries_tables t
      where o.member_id <= $1`,
  ]) {
    await owner.query(text, [count]);
  }
}
