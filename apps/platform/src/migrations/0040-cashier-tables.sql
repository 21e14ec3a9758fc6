-- The ways to pay in that a brand offers. Amounts are in 1/100,000 of the currency.
create table cashier_methods (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  kind text not null check (kind in ('bankTransfer')),
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  bank text not null,
  account_name text not null,
  account_number text not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum and maximum <= 1000000000000000),
  fee bigint not null default 0 check (fee >= 0 and fee < minimum),
  minutes_to_expire integer not null default 60 check (minutes_to_expire between 5 and 10080),
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
create index cashier_methods_brand_id on cashier_methods (brand_id);

-- Requests for a deposit. Where to pay is copied at the request, so that a later change of the method moves no payer's
-- money to another account. A request moves once: from pending to one of the three ends.
create table cashier_deposits (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  request_id uuid not null,
  method_id bigint not null references cashier_methods (id),
  method_name text not null,
  bank text not null,
  account_name text not null,
  account_number text not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'expired')),
  remark text not null,
  public_reason text not null default '',
  reason text not null default '',
  decided_by bigint,
  decided_by_name text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (brand_id, member_id, request_id),
  check ((status = 'pending') = (decided_at is null)),
  check ((status in ('approved', 'rejected')) = (decided_by is not null))
);

-- The remark on a bank statement finds one open request and no other.
create unique index cashier_deposits_remark on cashier_deposits (brand_id, remark) where status = 'pending';
create index cashier_deposits_expires_at on cashier_deposits (brand_id, expires_at) where status = 'pending';
create index cashier_deposits_queue on cashier_deposits (brand_id, status, id);
create index cashier_deposits_member on cashier_deposits (brand_id, member_id, id);

-- What is decided stays decided, whoever writes.
create function cashier_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'deposit % is % already', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger cashier_deposits_forward_only before update on cashier_deposits
  for each row execute function cashier_refuse_second_decision();

revoke all on cashier_methods, cashier_deposits from public;
grant select, insert on cashier_methods, cashier_deposits to baize_app;
grant update (status, public_reason, reason, decided_by, decided_by_name, decided_at) on cashier_deposits to baize_app;
