-- What the house promises, on terms that an operator sets. Amounts are in 1/100,000 of the brand's currency. What `amount`
-- is depends on the kind: the bonus itself, the most that an application or a Zalo binding brings, nothing for a
-- percentage of a deposit, whose bound is `cap`.
create table promotions_campaigns (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  kind text collate "C" not null check (kind in
    ('signUp', 'firstDeposit', 'reloadDeposit', 'zaloBinding', 'application', 'raffle')),
  audience text collate "C" not null check (audience in ('everybody', 'newMembers', 'depositors')),
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  image text not null default '',
  position integer not null check (position between 0 and 10000),
  is_shown boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  currency text collate "C" not null,
  amount bigint not null check (amount between 0 and 1000000000000000),
  percent_bps integer not null check (percent_bps between 0 and 100000),
  cap bigint not null check (cap between 0 and 1000000000000000),
  minimum bigint not null check (minimum between 0 and 1000000000000000),
  multiple integer not null check (multiple between 0 and 100),
  days integer not null check (days between 1 and 90),
  -- How many may take part from one browser, from one network, and to one payee, before somebody has to look.
  per_device integer not null check (per_device between 1 and 1000000),
  per_network integer not null check (per_network between 1 and 1000000),
  per_payee integer not null check (per_payee between 1 and 1000000),
  version integer not null default 1,
  updated_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check (case when kind in ('firstDeposit', 'reloadDeposit') then percent_bps > 0 and cap > 0 else percent_bps = 0 and cap = 0 end),
  check (case when kind in ('signUp', 'zaloBinding', 'application') then amount > 0 else amount = 0 end),
  -- The bonus for binding Zalo is up to 131K, whatever anybody types.
  check (kind <> 'zaloBinding' or amount <= 13100000000)
);
create index promotions_campaigns_order on promotions_campaigns (brand_id, position, id);

-- What a raffle is drawn from. A prize of nothing is a blank; one of which none is left is not drawn any more.
create table promotions_prizes (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  campaign_id bigint not null references promotions_campaigns (id),
  position integer not null,
  name jsonb not null,
  amount bigint not null check (amount between 0 and 1000000000000000),
  weight integer not null check (weight between 1 and 1000000),
  stock integer check (stock >= 0),
  check (stock is null or amount > 0),
  unique (campaign_id, position)
);

-- Nobody is promised one thing and given another: the terms are what they were when the first member took part.
revoke all on promotions_campaigns, promotions_prizes from public;
grant select, insert on promotions_campaigns, promotions_prizes to baize_app;
grant delete on promotions_prizes to baize_app;
grant update (stock) on promotions_prizes to baize_app;
grant update (audience, title, summary, content, image, position, is_shown, starts_at, ends_at, amount, percent_bps, cap,
  minimum, multiple, days, per_device, per_network, per_payee, version, updated_by, updated_at) on promotions_campaigns
  to baize_app;
