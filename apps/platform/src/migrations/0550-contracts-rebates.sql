-- What each of the team gets of the valid bets of a fact, place by place as in `team`, in 1/1,000,000; none where nobody
-- gets anything, and for what was settled before the brand was counted. Corrections have what their round had at first.
alter table contracts_facts add column shares integer[] check (cardinality(shares) = cardinality(team));

-- What five minutes brought somebody by the rates of the line. `earned`, `carry_in` and `carry_out` are in 1/1,000,000 of
-- 1/100,000: what is below a hundredth of the currency, or was taken back, waits for the next row.
create table contracts_rebates (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  -- The end of the five minutes.
  slot_at timestamptz not null,
  -- Valid bets: the own ones, and those of the team of which something is left for this one.
  own_bet bigint not null,
  team_bet bigint not null,
  carry_in numeric(38, 0) not null,
  earned numeric(38, 0) not null,
  carry_out numeric(38, 0) not null,
  amount bigint not null check (amount between 0 and 1000000000000000),
  status text collate "C" not null check (status in ('nothing', 'due', 'paid', 'refused')),
  created_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  unique (member_id, currency, slot_at),
  constraint contracts_rebates_adds_up check (carry_in + earned = amount::numeric * 1000000 + carry_out),
  constraint contracts_rebates_paid check ((status = 'nothing') = (amount = 0) and (status = 'paid') = (paid_at is not null))
);
create index contracts_rebates_due on contracts_rebates (id) where status = 'due';

-- A row is paid or refused once, for good.
create function contracts_refuse_paying_again() returns trigger language plpgsql as $$
begin
  if old.status <> 'due' or new.status not in ('paid', 'refused') then
    raise exception 'rebate % is % and cannot become %', old.id, old.status, new.status using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contracts_rebates_once before update on contracts_rebates
  for each row execute function contracts_refuse_paying_again();

revoke all on contracts_rebates from public;
grant select, insert on contracts_rebates to baize_app;
grant update (status, paid_at) on contracts_rebates to baize_app;
