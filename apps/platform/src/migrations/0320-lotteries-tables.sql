-- A lottery of a brand. Its draws come at equal steps through a window of the day in its own time zone, on the weekdays
-- (0 is Sunday) or days of the month that are named, and on no holiday. `own` draws are made by the house from a
-- committed seed; results of `official` ones are entered by two people. Limits in 1/100,000 of the currency.
create table lotteries_lotteries (
  id integer primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  code text collate "C" not null check (code ~ '^[a-z0-9-]{2,24}$'),
  family text collate "C" not null,
  name jsonb not null,
  group_code text collate "C" not null,
  area text collate "C" not null check (area in ('CN', 'VN', 'SEA')),
  prize_mode text collate "C" not null check (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  source text collate "C" not null check (source in ('own', 'official')),
  time_zone text not null,
  first_second integer not null check (first_second between 0 and 86399),
  last_second integer not null check (last_second between first_second and 86399),
  every_seconds integer not null check (every_seconds between 20 and 86400),
  weekdays smallint[] check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  month_days smallint[],
  holidays date[] not null default '{}',
  close_seconds integer not null check (close_seconds >= 0 and close_seconds < every_seconds),
  min_group integer not null check (min_group between 1700 and 2000),
  max_group integer not null check (max_group between min_group and 2000),
  -- The declared return of odds plays in 1/10,000; null leaves each play its own.
  return_bps integer check (return_bps between 1 and 10000),
  play_limit bigint not null check (play_limit > 0),
  member_limit bigint not null check (member_limit > 0),
  draw_limit bigint not null check (draw_limit > 0),
  prize_limit bigint not null check (prize_limit > 0),
  is_open boolean not null default true,
  position integer not null default 0,
  -- The hash of the last own draw; the next one is chained to it.
  chain text collate "C" not null check (chain ~ '^[0-9a-f]{64}$'),
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default clock_timestamp(),
  unique (brand_id, code)
);

-- A draw. The commitment is the hash of a seed that is kept sealed until the draw; `orders_hash` is the root over all
-- accepted orders and is fixed after the close, before the seed is used. `result_no` counts results: a corrected one is
-- the next.
create table lotteries_draws (
  id bigint primary key generated always as identity,
  lottery_id integer not null references lotteries_lotteries (id),
  brand_id integer not null references site_brands (id),
  no text collate "C" not null,
  opens_at timestamptz not null,
  close_at timestamptz not null,
  draw_at timestamptz not null,
  state text collate "C" not null default 'scheduled'
    check (state in ('scheduled', 'open', 'closed', 'awaiting', 'drawn', 'settled', 'void')),
  commitment text collate "C" check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea,
  seed text collate "C" check (seed ~ '^[0-9a-f]{64}$'),
  orders_hash text collate "C" check (orders_hash ~ '^[0-9a-f]{64}$'),
  order_count integer,
  chain_before text collate "C",
  chain text collate "C",
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  result integer[],
  result_no integer not null default 0,
  drawn_at timestamptz,
  settled_at timestamptz,
  alerted_at timestamptz,
  reason text not null default '',
  unique (lottery_id, draw_at),
  unique (lottery_id, no),
  check (opens_at < close_at and close_at <= draw_at),
  check ((commitment is null) = (sealed_seed is null)),
  check (state not in ('drawn', 'settled') or (result is not null and result_no > 0))
);
create index lotteries_draws_turn on lotteries_draws (state, close_at) where settled_at is null;
create index lotteries_draws_past on lotteries_draws (lottery_id, draw_at) where result is not null;
create index lotteries_draws_brand on lotteries_draws (brand_id, draw_at);

-- A draw only moves forward; the result of an own draw is made once, and that of an official one changes by a correction,
-- which counts.
create function lotteries_guard_draw() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('scheduled', 'open'), ('open', 'closed'), ('closed', 'awaiting'), ('awaiting', 'drawn'), ('drawn', 'settled'),
    ('settled', 'drawn'), ('scheduled', 'void'), ('open', 'void'), ('closed', 'void'), ('awaiting', 'void'),
    ('drawn', 'void'), ('settled', 'void')) then
    raise exception 'draw % is % and cannot become %', old.id, old.state, new.state using errcode = '42501';
  end if;
  if old.commitment is distinct from new.commitment or old.sealed_seed is distinct from new.sealed_seed
     or (old.orders_hash is not null and new.orders_hash is distinct from old.orders_hash)
     or (old.seed is not null and new.seed is distinct from old.seed) then
    raise exception 'the proof of draw % is written once', old.id using errcode = '42501';
  end if;
  if old.result is not null and new.result is distinct from old.result
     and (old.commitment is not null or new.result_no <> old.result_no + 1) then
    raise exception 'the result of draw % is written once', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger lotteries_draws_guard before update on lotteries_draws
  for each row execute function lotteries_guard_draw();

-- What two people say about a draw: its result, another result, or that it is void.
create table lotteries_proposals (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  draw_id bigint not null references lotteries_draws (id),
  kind text collate "C" not null check (kind in ('result', 'void')),
  numbers integer[],
  reason text not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  proposed_by text not null,
  proposer_id bigint not null,
  decided_by text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((kind = 'result') = (numbers is not null))
);
create unique index lotteries_proposals_waiting on lotteries_proposals (draw_id) where state = 'waiting';
create index lotteries_proposals_brand on lotteries_proposals (brand_id, id);

-- The prizes of a play at some terms, each text once; lines refer to what they were accepted at.
create table lotteries_tables (
  id bigint primary key generated always as identity,
  digest bytea not null unique,
  prizes jsonb not null
);

-- What was bet on in a draw, each selection of a play once. `hits` are its winning lines per prize for the result
-- numbered `hits_no`.
create table lotteries_selections (
  id bigint primary key generated always as identity,
  draw_id bigint not null references lotteries_draws (id),
  play_id text collate "C" not null,
  digest bytea not null,
  selection text not null,
  hits integer[],
  hits_no integer not null default 0,
  unique (draw_id, play_id, digest)
);
create index lotteries_selections_turn on lotteries_selections (draw_id, hits_no, id);

-- One call of a member with all its lines. Accepted before the close by the database's clock, and settled once for each
-- result. `digest` goes into the draw's hash of orders.
create table lotteries_orders (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  lottery_id integer not null references lotteries_lotteries (id),
  draw_id bigint not null references lotteries_draws (id),
  member_id bigint not null check (member_id > 0),
  account text not null,
  request_id uuid not null,
  digest bytea not null,
  currency text collate "C" not null,
  stake bigint not null check (stake > 0),
  rebate bigint not null check (rebate >= 0 and rebate < stake),
  accepted_at timestamptz not null,
  close_at timestamptz not null,
  state text collate "C" not null default 'placed' check (state in ('placed', 'settled', 'cancelled', 'refunded')),
  settled_no integer not null default 0,
  payout bigint not null default 0 check (payout >= 0),
  settled_at timestamptz,
  unique (brand_id, member_id, request_id),
  check (accepted_at < close_at)
);
create index lotteries_orders_member on lotteries_orders (brand_id, member_id, id);
create index lotteries_orders_turn on lotteries_orders (draw_id, settled_no, id);
create index lotteries_orders_limits on lotteries_orders (draw_id, member_id);

-- `each` is what one winning line is paid, prize by prize in the order of the table, in 1/100,000.
create table lotteries_lines (
  order_id bigint not null references lotteries_orders (id),
  position smallint not null,
  play_id text collate "C" not null,
  selection_id bigint not null references lotteries_selections (id),
  table_id bigint not null references lotteries_tables (id),
  prize_group integer not null,
  unit text collate "C" not null check (unit in ('yuan', 'jiao', 'fen', 'li')),
  multiple integer not null check (multiple > 0),
  line_count integer not null check (line_count > 0),
  stake bigint not null check (stake > 0),
  each bigint[] not null,
  primary key (order_id, position)
);

-- Which lottery a member opened last.
create table lotteries_opened (
  member_id bigint not null,
  lottery_id integer not null references lotteries_lotteries (id),
  brand_id integer not null references site_brands (id),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (member_id, lottery_id)
);

revoke all on lotteries_lotteries, lotteries_draws, lotteries_proposals, lotteries_tables, lotteries_selections,
  lotteries_orders, lotteries_lines, lotteries_opened from public;
grant select, insert, update on lotteries_lotteries, lotteries_draws, lotteries_opened to baize_app;
grant select, insert on lotteries_proposals, lotteries_tables, lotteries_selections, lotteries_orders, lotteries_lines
  to baize_app;
grant update (state, decided_by, decided_at) on lotteries_proposals to baize_app;
grant update (hits, hits_no) on lotteries_selections to baize_app;
grant update (state, settled_no, payout, settled_at) on lotteries_orders to baize_app;
