-- Rounds that an operator pays for a player of a simulated vendor. The operator's wallet counts them as well and has the last
-- word; what it refuses is given back here.
create table studio_sim_grants (
  vendor text not null,
  -- The operator's name for them.
  reference text not null,
  username text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds > 0),
  used integer not null default 0 check (used between 0 and rounds),
  ends_at timestamptz not null,
  is_over boolean not null default false,
  primary key (vendor, reference)
);
create index studio_sim_grants_open on studio_sim_grants (username, game_code) where not is_over;

alter table studio_sim_rounds add column grant_reference text;
