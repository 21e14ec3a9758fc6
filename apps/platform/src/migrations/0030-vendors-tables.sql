-- Outside companies whose games are played here. The public key checks what they send, our private key (a file that
-- only the server may read) signs what we ask of them. An empty list of networks lets every address try its signature.
create table vendors_vendors (
  id integer primary key generated always as identity,
  code text collate "C" not null unique check (code ~ '^[a-z][a-z0-9]{1,15}$'),
  name text not null,
  dialect text collate "C" not null check (dialect in ('hub88')),
  public_key text not null,
  private_key_file text not null,
  operator_id text collate "C" not null,
  supplier_url text not null,
  launch_origins text[] not null,
  allowed_networks cidr[] not null default '{}',
  is_enabled boolean not null default true
);

-- Which brands a vendor serves, and the name it knows each by. A name means one brand, and only to its vendor.
create table vendors_brand_vendors (
  vendor_id integer not null references vendors_vendors (id),
  sub_partner_id text collate "C" not null check (length(sub_partner_id) <= 64),
  brand_id integer not null references site_brands (id),
  is_enabled boolean not null default true,
  primary key (vendor_id, sub_partner_id),
  unique (brand_id, vendor_id)
);

-- One row for each opening of a game. The vendor holds the token, the table only its hash.
create table vendors_sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  brand_id integer not null,
  member_id bigint not null,
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null,
  currency text collate "C" not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index vendors_sessions_member on vendors_sessions (member_id, created_at);

-- What the books say about each round of a game, kept beside the money in the same transaction. `transactions` are the
-- vendor's own ids of everything that moved, in the order in which it was booked.
create table vendors_rounds (
  member_id bigint not null,
  id bigint not null generated always as identity,
  brand_id integer not null,
  vendor_id integer not null,
  round text collate "C" not null,
  game_code text collate "C" not null,
  currency text collate "C" not null,
  bets integer not null,
  bet bigint not null,
  win bigint not null,
  adjusted bigint not null,
  is_closed boolean not null,
  transactions text[] collate "C" not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  status text collate "C" not null generated always as (
    case
      when bets = 0 and bet = 0 and win = 0 and adjusted = 0 then 'cancelled'
      when not is_closed then 'open'
      when win + adjusted > 0 and win + adjusted >= bet then 'won'
      else 'lost'
    end
  ) stored,
  -- What counts for wagering: the smaller of the stake and the size of the result, once the result is known.
  valid_bet bigint not null generated always as (
    case when is_closed then least(bet, abs(win + adjusted - bet)) else 0 end
  ) stored,
  primary key (member_id, id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
create unique index vendors_rounds_round on vendors_rounds (member_id, round, vendor_id, brand_id);
-- For sums over a stretch of time; rounds stand in the table in the order of their beginning, so this costs next to nothing.
create index vendors_rounds_started on vendors_rounds using brin (started_at) with (pages_per_range = 16, autosummarize = on);

grant select on vendors_vendors, vendors_brand_vendors to baize_app;
grant select, insert on vendors_sessions to baize_app;
grant select, insert, update on vendors_rounds to baize_app;
