-- Bonuses: money that stands on a member's bonus account until enough has been staked. Of a member's bonuses one is worked
-- off at a time, in the order of approval; `required` is what has to be staked for it by valid bets.
create table bonuses_grants (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  request_id uuid not null,
  title text not null check (length(title) between 3 and 80),
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  currency text collate "C" not null,
  multiple integer not null check (multiple between 0 and 100),
  required bigint not null check (required = amount * multiple),
  days integer not null check (days between 1 and 90),
  status text collate "C" not null default 'requested' check (status in
    ('requested', 'rejected', 'queued', 'active', 'released', 'expired', 'cancelled')),
  requester_id bigint not null,
  requester text not null,
  reason text not null,
  approver_id bigint,
  approver text not null default '',
  active_from timestamptz,
  expires_at timestamptz,
  -- What had been staked when it came to its end.
  done bigint not null default 0,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (brand_id, requester_id, request_id),
  check (approver_id is null or approver_id <> requester_id),
  check ((active_from is null) = (expires_at is null)),
  check (status <> 'active' or active_from is not null)
);
create unique index bonuses_grants_active on bonuses_grants (member_id, brand_id) where status = 'active';
create index bonuses_grants_due on bonuses_grants (checked_at) where status = 'active';
create index bonuses_grants_member on bonuses_grants (brand_id, member_id, id);
create index bonuses_grants_list on bonuses_grants (brand_id, status, id);

-- A bonus only moves forward, whoever writes.
create function bonuses_refuse_backward() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) in (
    ('requested', 'rejected'), ('requested', 'queued'), ('queued', 'active'), ('queued', 'cancelled'),
    ('active', 'released'), ('active', 'expired'), ('active', 'cancelled')
  ) then
    return new;
  end if;
  raise exception 'bonus % is % and cannot become %', old.id, old.status, new.status using errcode = '42501';
end $$;
create trigger bonuses_grants_forward_only before update of status on bonuses_grants
  for each row execute function bonuses_refuse_backward();

revoke all on bonuses_grants from public;
grant select, insert on bonuses_grants to baize_app;
grant update (status, approver_id, approver, active_from, expires_at, done, checked_at, ended_at) on bonuses_grants
  to baize_app;
