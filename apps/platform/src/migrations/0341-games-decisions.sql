-- What a brand decides of a game. Null leaves standing what the vendor and the house say. The bounds of a stake are in
-- one currency and hold for stakes in it.
create table games_decisions (
  brand_id integer not null references site_brands (id),
  game_id integer not null references games_games (id),
  is_enabled boolean not null,
  position integer check (position between 0 and 10000),
  badge text collate "C" check (badge in ('', 'NEW', 'HOT')),
  sub_category text collate "C" not null default '' check (sub_category in ('', 'SC', 'VP', 'JP', 'TG')),
  currency text collate "C" not null,
  min_bet bigint check (min_bet >= 0),
  max_bet bigint check (max_bet > 0),
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (brand_id, game_id),
  check (min_bet is null or max_bet is null or min_bet <= max_bet)
);
grant select, insert, update on games_decisions to baize_app;
