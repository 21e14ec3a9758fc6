-- Games that a member has marked, and those that the member launched, one row for each game.
create table games_favourites (
  brand_id integer not null,
  member_id bigint not null,
  game_id integer not null references games_games (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (brand_id, member_id, game_id)
);

create table games_recent (
  brand_id integer not null,
  member_id bigint not null,
  game_id integer not null references games_games (id),
  launched_at timestamptz not null default clock_timestamp(),
  primary key (brand_id, member_id, game_id)
);
create index games_recent_of_member on games_recent (brand_id, member_id, launched_at desc);

grant select, insert, delete on games_favourites to baize_app;
grant select, insert on games_recent to baize_app;
grant update (launched_at) on games_recent to baize_app;
