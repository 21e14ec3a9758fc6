-- What changed lately among the rounds. A BRIN index may hold a column that changes without costing an update its place.
create index vendors_rounds_updated on vendors_rounds using brin (updated_at) with (pages_per_range = 16, autosummarize = on);

-- Terms that operators keep ready; a contract takes a copy.
create table contracts_templates (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  name text not null check (length(name) between 1 and 64),
  kind text collate "C" not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  terms jsonb not null,
  is_retired boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now()
);
create index contracts_templates_brand on contracts_templates (brand_id, id);

-- A contract between whoever pays and the agent directly below; payer 0 is the house. It begins with a business day of
-- the brand and ends before one. What a bill could not take off yet waits in `carry` for the next.
create table contracts_contracts (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  payer_id bigint not null check (payer_id >= 0),
  member_id bigint not null check (member_id > 0 and member_id <> payer_id),
  kind text collate "C" not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  starts_day date not null,
  ends_day date check (ends_day >= starts_day),
  carry bigint not null default 0 check (carry <= 0),
  created_at timestamptz not null default clock_timestamp()
);
create unique index contracts_contracts_open on contracts_contracts (brand_id, member_id, kind) where ends_day is null;
create index contracts_contracts_member on contracts_contracts (member_id, kind, id);
create index contracts_contracts_payer on contracts_contracts (payer_id, kind, id);

-- The terms of a contract by date: in force is the newest row that has begun.
create table contracts_versions (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  contract_id bigint not null references contracts_contracts (id),
  from_day date not null,
  terms jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index contracts_versions_contract on contracts_versions (contract_id, from_day, id);

-- What one side asks of the other: new terms, or the end. `asked_by` 0 is the house.
create table contracts_requests (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  request_id uuid not null,
  payer_id bigint not null,
  member_id bigint not null,
  kind text collate "C" not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  what text collate "C" not null check (what in ('new', 'termination')),
  asked_by bigint not null check (asked_by in (payer_id, member_id)),
  asked_as text not null default '',
  terms jsonb check ((what = 'new') = (terms is not null)),
  status text collate "C" not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'terminated')),
  contract_id bigint references contracts_contracts (id),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  unique (brand_id, asked_by, request_id)
);
create unique index contracts_requests_pending on contracts_requests (brand_id, member_id, kind) where status = 'pending';
create index contracts_requests_member on contracts_requests (member_id, id);
create index contracts_requests_payer on contracts_requests (payer_id, id);

create function contracts_refuse_reopening() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'request % is % and cannot become %', old.id, old.status, new.status using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contracts_requests_once before update of status on contracts_requests
  for each row execute function contracts_refuse_reopening();

-- How far each brand has been counted and billed. Its row is held by whoever counts: one at a time, whoever that is.
create table contracts_cursors (
  brand_id integer primary key references site_brands (id),
  -- Rounds that changed before this moment have been counted.
  seen_at timestamptz not null,
  -- The last business day whose bills are written; nothing is added to it any more.
  closed_through date not null,
  -- Where the last five minutes ended, and the last fact that they paid for.
  slot_at timestamptz not null,
  slot_mark bigint not null default 0,
  started_at timestamptz not null default clock_timestamp()
);

-- What each round added to its member's figures, and every later change of it: append-only, so that the sum over a round
-- is the round. `team` is the member and everybody above at that moment. `day` and `hour` are when the round was settled,
-- in the brand's time; `billed_day` is the day whose bills it is part of, later than `day` when that was closed already.
create table contracts_facts (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  round_id bigint not null,
  currency text collate "C" not null,
  why text collate "C" not null check (why in ('settled', 'late', 'corrected')),
  day date not null,
  hour smallint not null check (hour between 0 and 25),
  billed_day date not null check (billed_day >= day),
  settled_at timestamptz not null,
  valid_bet bigint not null,
  net bigint not null,
  team bigint[] not null,
  counted_at timestamptz not null default clock_timestamp()
);
create index contracts_facts_round on contracts_facts (member_id, round_id);
create index contracts_facts_billed on contracts_facts (brand_id, billed_day);
create index contracts_facts_day on contracts_facts (brand_id, day);

-- One bill per contract and period, for ever. `paid` grows by what the payer had; each payment has a key of its own made
-- of the bill and the number of the attempt.
create table contracts_bills (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  contract_id bigint not null references contracts_contracts (id),
  period text collate "C" not null,
  kind text collate "C" not null,
  payer_id bigint not null,
  member_id bigint not null,
  currency text collate "C" not null,
  from_day date not null,
  to_day date not null check (to_day > from_day),
  -- The end of the five minutes, for real-time wages.
  slot_at timestamptz,
  terms jsonb not null,
  valid_bet bigint not null,
  -- What the team won (above zero) or lost (below).
  net bigint not null,
  active_members integer not null,
  -- What of it belongs to days that had been billed before, and how many rounds that was.
  late_bet bigint not null,
  late_net bigint not null,
  late_rounds integer not null,
  corrected_rounds integer not null,
  carry_in bigint not null,
  carry_out bigint not null,
  tier integer not null,
  rate_bps integer not null,
  amount bigint not null check (amount between 0 and 1000000000000000),
  paid bigint not null default 0,
  -- How deep the payer stands, so that money comes down before it is needed further down.
  depth integer not null,
  status text collate "C" not null check (status in
    ('unapproved', 'due', 'issued', 'partly', 'insufficient', 'notReached', 'rejected')),
  attempts integer not null default 0,
  decided_by text not null default '',
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  unique (contract_id, period),
  constraint contracts_bills_paid check (paid between 0 and amount and (status = 'issued') = (paid = amount and amount > 0)
    and (status = 'partly') = (paid > 0 and paid < amount))
);
create index contracts_bills_member on contracts_bills (member_id, kind, id);
create index contracts_bills_payer on contracts_bills (payer_id, kind, id);
create index contracts_bills_due on contracts_bills (depth, id) where status in ('due', 'partly', 'insufficient');
create index contracts_bills_brand on contracts_bills (brand_id, id);

-- The hours of a bill of an hourly wage; an hour of a contract is paid once.
create table contracts_hours (
  brand_id integer not null,
  contract_id bigint not null,
  day date not null,
  hour smallint not null,
  bill_id bigint not null references contracts_bills (id),
  valid_bet bigint not null,
  tier integer not null,
  rate_bps integer not null,
  amount bigint not null,
  primary key (contract_id, day, hour)
);
create index contracts_hours_bill on contracts_hours (bill_id);

-- A bill goes forward only, and what has been paid is never less than it was.
create function contracts_refuse_backward() returns trigger language plpgsql as $$
begin
  if not (case old.status
            when 'unapproved' then new.status in ('due', 'rejected')
            when 'due' then new.status in ('issued', 'partly', 'insufficient')
            when 'insufficient' then new.status in ('issued', 'partly', 'insufficient')
            when 'partly' then new.status in ('issued', 'partly')
            else false end) or new.paid < old.paid or new.attempts < old.attempts then
    raise exception 'bill % is % and cannot become %', old.id, old.status, new.status using errcode = '23514';
  end if;
  return new;
end $$;
create trigger contracts_bills_forward_only before update on contracts_bills
  for each row execute function contracts_refuse_backward();

revoke all on contracts_templates, contracts_contracts, contracts_versions, contracts_requests, contracts_cursors,
  contracts_facts, contracts_bills, contracts_hours from public;
grant select, insert on contracts_templates, contracts_contracts, contracts_versions, contracts_requests, contracts_cursors,
  contracts_facts, contracts_bills, contracts_hours to baize_app;
grant update (is_retired) on contracts_templates to baize_app;
grant update (ends_day, carry) on contracts_contracts to baize_app;
grant update (status, contract_id, decided_at) on contracts_requests to baize_app;
grant update (seen_at, closed_through, slot_at, slot_mark) on contracts_cursors to baize_app;
grant update (status, paid, attempts, paid_at, decided_by, reason) on contracts_bills to baize_app;
