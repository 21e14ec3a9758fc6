-- The catalogue: every game that any vendor offers, with what a tile shows. Rows are kept up to date from the vendor's
-- own list; what only we decide (order, badge, image, Chinese name, whether it is open) is never overwritten by it.
create table games_games (
  id integer primary key generated always as identity,
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null check (game_code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  classify text collate "C" not null
    check (classify in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT')),
  name_en text not null,
  name_cn text not null,
  image text not null,
  badge text not null default '' check (badge in ('', 'NEW', 'HOT')),
  lines integer not null default 0,
  min_bet bigint not null default 0,
  max_bet bigint not null default 0,
  return_bps integer not null default 0,
  has_free_play boolean not null default false,
  position integer not null default 100,
  is_enabled boolean not null default true,
  unique (vendor_id, game_code)
);
create index games_games_lobby on games_games (classify, position, id);

grant select, insert, update on games_games to baize_app;
