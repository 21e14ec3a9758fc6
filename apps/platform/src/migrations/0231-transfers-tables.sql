-- Whether a brand plays everything from one wallet, which is what it does without a row, or from several.
create table transfers_brands (
  brand_id integer primary key references site_brands (id),
  is_single boolean not null,
  updated_at timestamptz not null default now()
);

-- Members that a vendor keeps a wallet for, with what it said last of what is in it.
create table transfers_wallets (
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  vendor_id integer not null references vendors_vendors (id),
  balance bigint not null default 0,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (member_id, vendor_id, brand_id)
);
create index transfers_wallets_filled on transfers_wallets (brand_id) where balance > 0;

-- Who does not want the balance to follow into a game by itself.
create table transfers_choices (
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  is_auto boolean not null,
  primary key (member_id, brand_id)
);

-- Transfers between a member's main wallet and that of a vendor. Requested: nobody was asked yet. Sent: the vendor is
-- being asked. Unknown: its answer did not come or could not be used, so it is asked for the state of our reference until
-- it tells. Done and returned are final; returned means that the money is where it was before.
create table transfers_moves (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  vendor_id integer not null references vendors_vendors (id),
  vendor_code text collate "C" not null,
  request_id uuid not null,
  reference text collate "C" not null unique default ('bz' || replace(gen_random_uuid()::text, '-', '')),
  direction text collate "C" not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  currency text collate "C" not null,
  status text collate "C" not null default 'requested'
    check (status in ('requested', 'sent', 'unknown', 'done', 'returned')),
  is_auto boolean not null default false,
  -- What the vendor said, or why nothing could be made of it.
  answer text not null default '',
  checks integer not null default 0,
  next_check_at timestamptz not null default now() + interval '20 seconds',
  sent_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (brand_id, member_id, request_id),
  check ((sent_at is null) = (status = 'requested') or status = 'returned')
);
-- One transfer at a time between a member and a vendor: what the wallet there holds is known only when none is open.
create unique index transfers_moves_open on transfers_moves (member_id, vendor_id, brand_id)
  where status in ('requested', 'sent', 'unknown');
create index transfers_moves_due on transfers_moves (next_check_at) where status in ('requested', 'sent', 'unknown');
create index transfers_moves_member on transfers_moves (brand_id, member_id, id);
create index transfers_moves_vendor on transfers_moves (brand_id, vendor_id, created_at);

-- A transfer only moves forward, whoever writes.
create function transfers_refuse_backward() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) in (
    ('requested', 'sent'), ('requested', 'returned'), ('sent', 'unknown'), ('sent', 'done'), ('sent', 'returned'),
    ('unknown', 'unknown'), ('unknown', 'done'), ('unknown', 'returned')
  ) then
    return new;
  end if;
  raise exception 'transfer % is % and cannot become %', old.id, old.status, new.status using errcode = '42501';
end $$;
create trigger transfers_moves_forward_only before update of status on transfers_moves
  for each row execute function transfers_refuse_backward();

revoke all on transfers_brands, transfers_wallets, transfers_choices, transfers_moves from public;
grant select, insert, update on transfers_brands, transfers_wallets, transfers_choices to baize_app;
grant select, insert on transfers_moves to baize_app;
grant update (status, answer, checks, next_check_at, sent_at, updated_at) on transfers_moves to baize_app;
