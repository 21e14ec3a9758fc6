-- Corrections of a balance by hand. One operator asks, another one decides; nothing moves before that.
create table cashier_adjustments (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  request_id uuid not null,
  direction text collate "C" not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  currency text collate "C" not null,
  cause text collate "C" not null check (cause in ('paymentMismatch', 'mistake', 'goodwill', 'fraud', 'other')),
  reason text not null check (length(reason) >= 10),
  status text collate "C" not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
  requested_by bigint not null,
  requested_by_name text not null,
  decided_by bigint,
  decided_by_name text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (brand_id, requested_by, request_id),
  check (decided_by is null or decided_by <> requested_by),
  check ((status = 'requested') = (decided_by is null)),
  check ((status = 'requested') = (decided_at is null))
);
create index cashier_adjustments_queue on cashier_adjustments (brand_id, status, id);
create index cashier_adjustments_member on cashier_adjustments (brand_id, member_id, id);

create function cashier_refuse_second_adjustment() returns trigger language plpgsql as $$
begin
  if old.status <> 'requested' then
    raise exception 'adjustment % is % already', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger cashier_adjustments_forward_only before update on cashier_adjustments
  for each row execute function cashier_refuse_second_adjustment();

revoke all on cashier_adjustments from public;
grant select, insert on cashier_adjustments to baize_app;
grant update (status, decided_by, decided_by_name, decided_at) on cashier_adjustments to baize_app;
