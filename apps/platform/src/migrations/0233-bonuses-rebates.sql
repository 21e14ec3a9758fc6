-- What a brand gives back of valid bets, by category in 1/10,000; rounds begun before `since` never count.
create table bonuses_rebate_rules (
  brand_id integer primary key references site_brands (id),
  rates jsonb not null,
  minimum bigint not null check (minimum >= 0),
  since timestamptz not null default now(),
  version integer not null default 1
);

-- How much of a member's valid bets in each game a rebate was paid for. What is still to be paid is the sum over the
-- rounds less this, so a round counts once and one that is taken back counts back.
create table bonuses_rebate_counted (
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  vendor_id integer not null,
  game_code text collate "C" not null,
  valid_bet bigint not null check (valid_bet >= 0),
  primary key (member_id, vendor_id, game_code, brand_id)
);

create table bonuses_rebate_claims (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  request_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text collate "C" not null,
  lines jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (brand_id, member_id, request_id)
);
create index bonuses_rebate_claims_member on bonuses_rebate_claims (brand_id, member_id, id);

revoke all on bonuses_rebate_rules, bonuses_rebate_counted, bonuses_rebate_claims from public;
grant select, insert, update on bonuses_rebate_rules, bonuses_rebate_counted to baize_app;
grant select, insert on bonuses_rebate_claims to baize_app;
