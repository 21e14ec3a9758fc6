-- Restricted numbers. An operator closes a number of a play to new orders, or puts a ceiling on what all members together
-- may stake on it in a draw; in every draw of the lottery, or in one. A row is never changed but by its end: who restricts
-- a number again ends the restriction that stands.
create table lotteries_restrictions (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  lottery_id integer not null references lotteries_lotteries (id),
  -- Null: all draws of the lottery.
  draw_id bigint references lotteries_draws (id),
  play_id text collate "C" not null,
  -- In its canonical form, of the smallest size that the play knows.
  selection text collate "C" not null check (length(selection) between 1 and 200),
  -- Null: the number is closed. In 1/100,000 of the currency.
  ceiling bigint check (ceiling > 0),
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_by text,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create unique index lotteries_restrictions_standing on lotteries_restrictions (lottery_id, play_id, selection,
  (coalesce(draw_id, 0))) where ended_at is null;

-- What an accepted order has staked on a limited number, so that cancelling it gives the room back.
create table lotteries_touches (
  order_id bigint not null,
  restriction_id bigint not null,
  stake bigint not null check (stake > 0),
  primary key (order_id, restriction_id)
);

-- The sum of them by draw; it is written by who holds the draw.
create table lotteries_number_stakes (
  draw_id bigint not null,
  restriction_id bigint not null,
  stake bigint not null check (stake >= 0),
  primary key (draw_id, restriction_id)
) with (fillfactor = 70);

-- Counts the changes of a lottery's restrictions. An order says which count it was expanded at, and is taken at no other:
-- no order that was read before a change is accepted after it.
alter table lotteries_lotteries add column restricted_no integer not null default 0;

revoke all on lotteries_restrictions, lotteries_touches, lotteries_number_stakes from public;
grant select, insert on lotteries_restrictions, lotteries_touches, lotteries_number_stakes to baize_app;
grant update (ended_by, ended_at) on lotteries_restrictions to baize_app;
grant update (stake) on lotteries_number_stakes to baize_app;

alter type lotteries_asked add attribute restricted integer, add attribute touches jsonb, add attribute restriction bigint,
  add attribute room bigint;
alter type lotteries_placed add attribute restriction bigint, add attribute room bigint;

-- The function is otherwise what it was; an order without a restricted number meets no statement more.
create or replace function lotteries_place(orders jsonb, lines jsonb, tables jsonb) returns setof lotteries_placed
language plpgsql
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan
-- Lists are joined by hash, and rows of tables are looked up one by one through their index.
set enable_seqscan = off
set enable_mergejoin = off
set enable_nestloop = off
as $$
declare
  v_orders lotteries_asked[];
  v_lines lotteries_line[];
  v_placed lotteries_placed[];
  v_at timestamptz;
  v_count integer;
  v_pairs integer;
  v_items jsonb;
  v_draw record;
  v_sum numeric;
  v_touched bigint;
  v_put jsonb := '{}';
  v_over record;
begin
  insert into lotteries_tables (digest, prizes)
  select distinct on (w.digest) decode(w.digest, 'hex'), w.prizes::jsonb
    from jsonb_to_recordset(tables) as w (digest text, prizes text) order by w.digest
  on conflict (digest) do nothing;

  select array_agg(row(i.nth, i.brand, i.member, i.currency, i.amount, decode(i.content, 'hex'), i.lottery, i.no, i.account,
           i.request, i.rebate, i.chase, null, null, null, null, null, i.restricted, i.touches, null, null)::lotteries_asked
           order by i.nth),
         count(*), count(distinct (i.lottery, i.no, i.member)), count(i.touches)
    into v_orders, v_count, v_pairs, v_touched
    from rows from (jsonb_to_recordset(orders) as (brand integer, member bigint, currency text, amount bigint, content text,
           lottery integer, no text, account text, request uuid, rebate bigint, chase bigint, restricted integer,
           touches jsonb)) with ordinality
      as i (brand, member, currency, amount, content, lottery, no, account, request, rebate, chase, restricted, touches, nth);
  if v_count <> v_pairs then
    raise exception 'lotteries_place: two orders of one member on one draw' using errcode = '22023';
  end if;
  select array_agg(row(i.nth, i.position, i.play, i.selection, sha256(convert_to(i.selection, 'UTF8')),
           decode(i.digest, 'hex'), i."group", i.unit, i.multiple, i.lines, i.stake, i.most, i."each")::lotteries_line)
    into v_lines
    from jsonb_to_recordset(lines) as i (nth integer, position smallint, play text, selection text, digest text,
           "group" integer, unit text, multiple integer, lines integer, stake bigint, most bigint, "each" bigint[]);

  -- Planned each time: a lottery has few draws in its first days, and very many later.
  execute 'with named as materialized (
             select w.lottery, w.no, d.id from (select distinct i.lottery, i.no from unnest($1) i) w
              cross join lateral (select x.id from lotteries_draws x where x.lottery_id = w.lottery and x.no = w.no offset 0) d)
           select array_agg(row(i.nth, i.brand, i.member, i.currency, i.stake, i.digest, i.lottery, i.no, i.account, i.request,
                    i.rebate, i.chase, n.id, null, null, null, null, i.restricted, i.touches, null, null)::lotteries_asked
                    order by i.nth)
             from unnest($1) i left join named n on n.lottery = i.lottery and n.no = i.no'
    into v_orders using v_orders;

  -- From here on the close of these draws waits, or what is asked comes after it. Everybody holds them in one order.
  perform from lotteries_draws d where d.id = any (array(select i.draw from unnest(v_orders) i)) order by d.id
    for no key update of d;
  v_at := clock_timestamp();

  with first as materialized (
    select i.nth, i.brand, i.member, i.currency, i.stake, i.digest, i.lottery, i.no, i.account, i.request, i.rebate, i.chase,
           i.draw, d.close_at, t.play_limit, t.member_limit, t.prize_limit, k.id as known, i.restricted, i.touches,
           case
             when k.id is not null then case when k.digest = i.digest then 'known' else 'request_conflict' end
             when i.draw is null or t.is_open is null then 'draw_not_found'
             when v_at >= d.close_at or not (d.state = 'open' or (d.state = 'scheduled' and i.chase is not null))
               then 'draw_closed'
             when not t.is_open then 'lottery_closed'
             -- It was expanded with other numbers restricted than are now: it is to be asked anew.
             when t.restricted_no <> coalesce(i.restricted, 0) then 'lottery_terms_changed'
           end as verdict
      from unnest(v_orders) i
      left join lateral (
        select x.id, x.digest from lotteries_orders x
         where x.request_id = i.request and x.member_id + 0 = i.member and x.brand_id + 0 = i.brand offset 0
      ) k on true
      left join lateral (
        select x.close_at, x.state from lotteries_draws x where x.id = i.draw offset 0
      ) d on true
      left join lateral (
        select x.is_open, x.play_limit, x.member_limit, x.prize_limit, x.restricted_no from lotteries_lotteries x
         where x.id = i.lottery and x.brand_id = i.brand offset 0
      ) t on true
  ),
  needs as materialized (
    select f.nth, f.draw, f.member, f.play_limit, l.play, sum(l.stake) as more,
           min(l.position) filter (where l.most > f.prize_limit) as item
      from first f join unnest(v_lines) l on l.nth = f.nth
     where f.verdict is null group by f.nth, f.draw, f.member, f.play_limit, l.play
  ),
  judged as materialized (
    select n.nth, min(n.item) as item, bool_or(n.more + coalesce(s.stake, 0) > n.play_limit) as is_over
      from needs n
      left join lateral (
        select x.stake from lotteries_stakes x where x.draw_id = n.draw and x.member_id = n.member and x.play_id = n.play offset 0
      ) s on true
     group by n.nth
  )
  select array_agg(row(f.nth, f.brand, f.member, f.currency, f.stake, f.digest, f.lottery, f.no, f.account, f.request,
           f.rebate, f.chase, f.draw, f.close_at,
           case
             when f.verdict is not null then f.verdict
             when j.item is not null then 'lottery_prize_limit'
             when j.is_over then 'lottery_play_limit'
             when f.stake + coalesce(m.stake, 0) > f.member_limit then 'lottery_member_limit'
           end, j.item, f.known, f.restricted, f.touches, null, null)::lotteries_asked order by f.nth)
    into v_orders
    from first f
    left join judged j on j.nth = f.nth
    left join lateral (
      select sum(x.stake) as stake from lotteries_stakes x where x.draw_id = f.draw and x.member_id = f.member offset 0
    ) m on true;

  -- What plays restricted numbers is let in one after the other: while none of its numbers is closed, and as long as all
  -- that members have staked on each of them in the draw stays within its ceiling.
  if v_touched > 0 then
    for v_nth in 1 .. v_count loop
      continue when (v_orders[v_nth]).verdict is not null or (v_orders[v_nth]).touches is null;
      select w.item, w.id, r.ceiling is null as is_closed,
             r.ceiling - coalesce(s.stake, 0) - coalesce((v_put ->> w.key)::bigint, 0) as room
        into v_over
        from (select x.id, min(x.item) as item, sum(x.stake) as stake, concat((v_orders[v_nth]).draw, ':', x.id) as key
                from jsonb_to_recordset((v_orders[v_nth]).touches) as x (id bigint, item integer, stake bigint)
               group by x.id) w
       cross join lateral (select y.ceiling from lotteries_restrictions y where y.id = w.id offset 0) r
        left join lateral (
          select y.stake from lotteries_number_stakes y
           where y.draw_id = (v_orders[v_nth]).draw and y.restriction_id = w.id offset 0
        ) s on true
       where r.ceiling is null or w.stake + coalesce(s.stake, 0) + coalesce((v_put ->> w.key)::bigint, 0) > r.ceiling
       order by w.item, is_closed desc, w.id limit 1;
      if found then
        v_orders[v_nth].verdict := case when v_over.is_closed then 'lottery_number_closed' else 'lottery_number_limit' end;
        v_orders[v_nth].item := v_over.item;
        v_orders[v_nth].restriction := v_over.id;
        v_orders[v_nth].room := greatest(v_over.room, 0);
      else
        select v_put || jsonb_object_agg(w.key, w.stake + coalesce((v_put ->> w.key)::bigint, 0)) into v_put
          from (select concat((v_orders[v_nth]).draw, ':', x.id) as key, sum(x.stake) as stake
                  from jsonb_to_recordset((v_orders[v_nth]).touches) as x (id bigint, stake bigint) group by x.id) w;
      end if;
    end loop;
  end if;

  -- Where a draw has no room for all of them, they are let in one after the other as long as they fit.
  for v_draw in
    select d.id, d.stake, t.draw_limit
      from (select i.draw, i.lottery, sum(i.stake) as more from unnest(v_orders) i
             where i.verdict is null group by i.draw, i.lottery) w
     cross join lateral (select x.id, x.stake from lotteries_draws x where x.id = w.draw offset 0) d
     cross join lateral (select x.draw_limit from lotteries_lotteries x where x.id = w.lottery offset 0) t
     where d.stake + w.more > t.draw_limit
  loop
    v_sum := v_draw.stake;
    for v_nth in 1 .. v_count loop
      continue when (v_orders[v_nth]).verdict is not null or (v_orders[v_nth]).draw <> v_draw.id;
      if v_sum + (v_orders[v_nth]).stake > v_draw.draw_limit then
        v_orders[v_nth].verdict := 'lottery_draw_limit';
      else
        v_sum := v_sum + (v_orders[v_nth]).stake;
      end if;
    end loop;
  end loop;

  select case when count(*) filter (where i.verdict is null) = v_count then orders
              else jsonb_agg(orders -> (i.nth - 1) order by i.nth) filter (where i.verdict is null) end
    into v_items from unnest(v_orders) i;
  if v_items is null then
    return query
    select i.nth, i.verdict, i.item, i.known, null::bigint, null::bigint, null::timestamptz, null::timestamptz, i.restriction,
           i.room
      from unnest(v_orders) i order by i.nth;
    return;
  end if;

  with taken as materialized (
    select i.*, row_number() over (order by i.nth)::integer as idx from unnest(v_orders) i where i.verdict is null
  ),
  posted as materialized (
    select p.idx, p.outcome, p.replayed, p.balance_now, p.version from wallet_post(v_items) p
  ),
  -- The ids follow the order of the list, and the draw is held: so they say in which order its orders were accepted.
  kept as materialized (
    select x.*, nextval('lotteries_orders_id_seq') as id
      from (select t.* from taken t join posted p on p.idx = t.idx
             where p.outcome = 'applied' and not p.replayed order by t.idx offset 0) x
  ),
  written as (
    insert into lotteries_orders (id, brand_id, lottery_id, draw_id, member_id, account, request_id, digest, currency, stake,
           rebate, accepted_at, close_at, chase_id)
    overriding system value
    select k.id, k.brand, k.lottery, k.draw, k.member, k.account, k.request, k.digest, k.currency, k.stake, k.rebate, v_at,
           k.close_at, k.chase
      from kept k
  ),
  counted as (
    update lotteries_draws d set stake = d.stake + (select sum(k.stake) from kept k where k.draw = d.id)
     where d.id = any (array(select k.draw from kept k))
  ),
  found as materialized (
    select k.id as order_id, k.draw, k.member, l.position, l.play, l.selection, l.hash, l.prize_group, l.unit, l.multiple,
           l.lines, l.stake, l."each", t.id as table_id, s.id as selection_id
      from kept k join unnest(v_lines) l on l.nth = k.nth
      left join lateral (select x.id from lotteries_tables x where x.digest = l.prizes offset 0) t on true
      left join lateral (
        select x.id from lotteries_selections x where x.draw_id = k.draw and x.play_id = l.play and x.digest = l.hash offset 0
      ) s on true
  ),
  chosen as (
    insert into lotteries_selections (draw_id, play_id, digest, selection)
    select distinct on (f.draw, f.play, f.hash) f.draw, f.play, f.hash, f.selection
      from found f where f.selection_id is null order by f.draw, f.play, f.hash
    returning id, draw_id, play_id, digest
  ),
  staked as (
    insert into lotteries_stakes as s (draw_id, member_id, play_id, stake)
    select f.draw, f.member, f.play, sum(f.stake) from found f group by f.draw, f.member, f.play
    on conflict (draw_id, member_id, play_id) do update set stake = s.stake + excluded.stake
  ),
  lined as (
    insert into lotteries_lines (order_id, position, play_id, selection_id, table_id, prize_group, unit, multiple,
           line_count, stake, each)
    select f.order_id, f.position, f.play, coalesce(f.selection_id, c.id), f.table_id, f.prize_group, f.unit, f.multiple,
           f.lines, f.stake, f."each"
      from found f left join chosen c on c.draw_id = f.draw and c.play_id = f.play and c.digest = f.hash
  )
  select array_agg(row(i.nth,
           case when k.id is not null then 'placed'
                when p.outcome = 'conflict' then 'request_conflict'
                else coalesce(i.verdict, p.outcome) end,
           i.item, coalesce(i.known, k.id), p.balance_now, p.version, case when k.id is not null then v_at end,
           k.close_at, i.restriction, i.room)::lotteries_placed order by i.nth)
    into v_placed
    from unnest(v_orders) i
    left join taken t on t.nth = i.nth
    left join posted p on p.idx = t.idx
    left join kept k on k.nth = i.nth;
  select count(*) into v_count from unnest(v_placed) p
   where p.verdict not in ('placed', 'known', 'request_conflict', 'draw_not_found', 'draw_closed', 'lottery_closed',
           'lottery_prize_limit', 'lottery_play_limit', 'lottery_member_limit', 'lottery_draw_limit', 'lottery_number_closed',
           'lottery_number_limit', 'lottery_terms_changed', 'insufficient_funds', 'account_closed', 'excluded', 'time_out', 'session_limit', 'stake_limit', 'loss_limit');
  if v_count > 0 then
    raise exception 'lotteries_place: the ledger answered % to an order',
      (select string_agg(distinct p.verdict, ', ') from unnest(v_placed) p) using errcode = 'BZ001';
  end if;

  if v_touched > 0 then
    with touched as materialized (
      select p.order_id, i.draw, x.id as restriction_id, sum(x.stake)::bigint as stake
        from unnest(v_placed) p
        join unnest(v_orders) i on i.nth = p.nth
       cross join lateral jsonb_to_recordset(i.touches) as x (id bigint, stake bigint)
       where p.verdict = 'placed' and i.touches is not null group by p.order_id, i.draw, x.id
    ),
    kept as (
      insert into lotteries_touches (order_id, restriction_id, stake)
      select t.order_id, t.restriction_id, t.stake from touched t
    )
    insert into lotteries_number_stakes as s (draw_id, restriction_id, stake)
    select t.draw, t.restriction_id, sum(t.stake)::bigint from touched t group by t.draw, t.restriction_id
    on conflict (draw_id, restriction_id) do update set stake = s.stake + excluded.stake;
  end if;
  return query select p.* from unnest(v_placed) p order by p.nth;
end $$;
