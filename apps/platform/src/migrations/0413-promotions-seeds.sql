-- What draws and pots are decided by: a seed that is promised by its SHA-256 before anybody can know what it brings, and
-- told afterwards. Until then it lies sealed, and nobody who reads the table knows the next prize or share.
create table promotions_draws (
  participation_id bigint primary key references promotions_participations (id),
  brand_id integer not null references site_brands (id),
  commitment text collate "C" not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  -- What the member's browser added when it drew, and the weights that were drawn from.
  client_seed text collate "C" check (length(client_seed) <= 64),
  weights integer[],
  place integer,
  seed text collate "C",
  drawn_at timestamptz,
  check (num_nulls(client_seed, weights, place, seed, drawn_at) in (0, 5)),
  check (place is null or place between 1 and cardinality(weights))
);

create table promotions_rains (
  campaign_id bigint primary key references promotions_campaigns (id),
  brand_id integer not null references site_brands (id),
  commitment text collate "C" not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  shares integer not null,
  taken integer not null default 0 check (taken between 0 and shares),
  -- Told when all is taken or the time is over; nothing is taken from then on.
  seed text collate "C"
);

-- What was drawn stays drawn, and what is told is told, whoever writes.
create function promotions_seeds_forward() returns trigger language plpgsql as $$
begin
  if old.seed is not null then
    raise exception 'what was drawn from a seed that is told does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger promotions_draws_forward before update on promotions_draws
  for each row execute function promotions_seeds_forward();
create trigger promotions_rains_forward before update on promotions_rains
  for each row execute function promotions_seeds_forward();

revoke all on promotions_draws, promotions_rains from public;
grant select, insert on promotions_draws, promotions_rains to baize_app;
grant update (client_seed, weights, place, seed, drawn_at) on promotions_draws to baize_app;
grant update (shares, taken, seed) on promotions_rains to baize_app;
