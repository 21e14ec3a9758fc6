-- What points are exchanged for. `stock` is how many there were to give altogether and `taken` how many are asked for or
-- given, so that changing the one never loses the other. `points` and `amount` are what a piece costs, `pays` what a
-- wallet credit brings.
create table points_rewards (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  kind text collate "C" not null check (kind in ('gift', 'credit')),
  name jsonb not null,
  about jsonb not null,
  image text not null default '',
  points bigint not null check (points between 1 and 1000000000),
  amount bigint not null check (amount between 0 and 1000000000000 and amount % 1000 = 0),
  pays bigint not null check (pays between 0 and 1000000000000 and pays % 1000 = 0),
  needs_address boolean not null,
  stock integer not null check (stock between 0 and 10000000),
  taken integer not null default 0 check (taken >= 0),
  member_cap integer check (member_cap between 1 and 1000000),
  opens_at timestamptz,
  closes_at timestamptz,
  is_listed boolean not null,
  position integer not null check (position between 0 and 10000),
  -- Counts changes by operators: whoever redeems names the one that was seen.
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default clock_timestamp(),
  check ((kind = 'credit') = (pays > 0)),
  check (kind <> 'credit' or not needs_address),
  check (closes_at is null or opens_at is null or closes_at > opens_at)
);
create index points_rewards_brand on points_rewards (brand_id, position, id);

-- What members exchanged: rewards, which an operator decides on, and conversions, which are done at once. What was asked
-- for is copied, so that a reward may change afterwards.
create table points_redemptions (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null check (member_id > 0),
  account text not null,
  request_id uuid not null,
  kind text collate "C" not null check (kind in ('gift', 'credit', 'convert')),
  reward_id bigint references points_rewards (id),
  name jsonb not null,
  image text not null default '',
  quantity integer not null check (quantity between 1 and 10000000),
  unit_points bigint not null check (unit_points > 0),
  points bigint not null check (points = quantity * unit_points),
  amount bigint not null check (amount >= 0),
  pays bigint not null check (pays >= 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  recipient text not null default '',
  address text not null default '',
  mobile text not null default '',
  status text collate "C" not null default 'inProcess' check (status in ('inProcess', 'rejected', 'approved')),
  remark text not null default '',
  operator text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  unique (brand_id, member_id, request_id),
  check ((kind = 'convert') = (reward_id is null)),
  check (kind <> 'convert' or status = 'approved')
);
create index points_redemptions_member on points_redemptions (brand_id, member_id, id);
create index points_redemptions_cap on points_redemptions (member_id, reward_id) where status <> 'rejected';
create index points_redemptions_queue on points_redemptions (brand_id, status, id);

-- A redemption is decided once, whoever writes.
create function points_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'inProcess' then
    raise exception 'redemption % is % and cannot become %', old.id, old.status, new.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger points_redemptions_once before update of status on points_redemptions
  for each row execute function points_refuse_second_decision();

revoke all on points_rewards, points_redemptions from public;
grant select, insert, update on points_rewards to baize_app;
grant select, insert on points_redemptions to baize_app;
grant update (status, remark, operator, decided_at) on points_redemptions to baize_app;
