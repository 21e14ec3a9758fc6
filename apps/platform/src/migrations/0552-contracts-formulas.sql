-- What is taken off the result of a team before a dividend is reckoned, by date: a period goes by the newest row that has
-- begun with its first day. Nothing is changed or removed, so that every bill can be worked out again.
create table contracts_formulas (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  from_day date not null,
  platform_fee_bps integer not null check (platform_fee_bps between 0 and 5000),
  rebates_percent integer not null check (rebates_percent between 0 and 100),
  activity_percent integer not null check (activity_percent between 0 and 100),
  deposit_fee_bps integer not null check (deposit_fee_bps between 0 and 1000),
  withdrawal_fee_bps integer not null check (withdrawal_fee_bps between 0 and 1000),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index contracts_formulas_brand on contracts_formulas (brand_id, from_day, id);

-- What was booked for a member on a day of the brand besides play, written when the day is closed, with everybody above
-- at that moment. Only days on which a formula takes something off have rows.
create table contracts_costs (
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  currency text collate "C" not null,
  day date not null,
  deposits bigint not null,
  withdrawals bigint not null,
  rebates bigint not null,
  activity bigint not null,
  team bigint[] not null,
  primary key (member_id, currency, day)
);
create index contracts_costs_day on contracts_costs (brand_id, day);

-- How the result of a dividend came about where a formula took something off: gross, each line, net.
alter table contracts_bills add column ngr jsonb check (ngr is null or kind = 'dividend');

revoke all on contracts_formulas, contracts_costs from public;
grant select, insert on contracts_formulas, contracts_costs to baize_app;
