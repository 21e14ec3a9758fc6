-- A bet that is repeated over the coming draws of a lottery. Each of them has an order of its own, staked when the chase is
-- made; ending a chase cancels those whose draws still take bets. Orders of a chase that has ended are swept up by whoever
-- turns the clock, so that nothing is left behind by a process that dies.
create table lotteries_chases (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  lottery_id integer not null references lotteries_lotteries (id),
  member_id bigint not null check (member_id > 0),
  request_id uuid not null,
  digest bytea not null,
  mode text collate "C" not null check (mode in ('same', 'multiple', 'doubling', 'profitRate')),
  stops_on_win boolean not null,
  draws integer not null check (draws > 0),
  stake bigint not null check (stake > 0),
  state text collate "C" not null default 'running' check (state in ('running', 'ended', 'stopped', 'cancelled')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (brand_id, member_id, request_id)
);
create index lotteries_chases_member on lotteries_chases (brand_id, member_id, id);
create index lotteries_chases_running on lotteries_chases (id) where state = 'running';

alter table lotteries_orders add column chase_id bigint references lotteries_chases (id);
create index lotteries_orders_chase on lotteries_orders (chase_id) where chase_id is not null;
create index lotteries_orders_chase_open on lotteries_orders (chase_id) where chase_id is not null and state = 'placed';

revoke all on lotteries_chases from public;
grant select, insert on lotteries_chases to baize_app;
grant update (state, ended_at) on lotteries_chases to baize_app;
