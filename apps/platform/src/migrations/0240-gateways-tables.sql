-- Payment gateways of a brand: who pays in and out for it. `secret_file` holds the key both sides sign with; it never
-- stands in the database.
create table gateways_gateways (
  id integer primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  code text collate "C" not null unique check (code ~ '^[a-z][a-z0-9-]{0,31}$'),
  name text not null check (name <> ''),
  adapter text collate "C" not null check (adapter in ('baizepay')),
  base_url text not null,
  -- The only origin to which a member's browser is sent.
  pay_origin text not null,
  merchant text collate "C" not null,
  secret_file text not null,
  is_open boolean not null default true,
  has_payouts boolean not null default false,
  unique (brand_id, id)
);

-- What was asked of a gateway for a deposit: one order for a deposit, under an id that is never used again. `unknown` says
-- that nobody knows whether the gateway has the order; it is asked until it is known. Amounts are in 1/100,000.
create table gateways_payments (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  gateway_id integer not null,
  order_id uuid not null unique default gen_random_uuid(),
  deposit_id bigint not null unique,
  member_id bigint not null,
  amount bigint not null check (amount > 0),
  currency text collate "C" not null,
  return_url text not null,
  status text collate "C" not null default 'creating' check (status in
    ('creating', 'unknown', 'open', 'failed', 'mismatch', 'paid')),
  external_id text collate "C",
  pay_url text not null default '',
  -- What the gateway says was paid, where it differs from what was asked.
  paid_amount text not null default '',
  paid_currency text not null default '',
  fault text not null default '',
  attempts integer not null default 0,
  ask_at timestamptz not null default now() + interval '10 seconds',
  -- After this moment nobody is expected to pay any more, and the gateway is asked more and more rarely.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (brand_id, gateway_id) references gateways_gateways (brand_id, id),
  check ((status in ('paid', 'mismatch')) = (settled_at is not null))
);
create unique index gateways_payments_external on gateways_payments (gateway_id, external_id);
create index gateways_payments_ask_at on gateways_payments (ask_at) where status in ('creating', 'unknown', 'open');
create index gateways_payments_created on gateways_payments (gateway_id, created_at);

-- What a gateway was told to pay out. While one stands that has not failed, there is no other for the same withdrawal.
create table gateways_payouts (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  gateway_id integer not null,
  order_id uuid not null unique default gen_random_uuid(),
  withdrawal_id bigint not null,
  member_id bigint not null,
  amount bigint not null check (amount > 0),
  currency text collate "C" not null,
  kind text collate "C" not null,
  bank text not null,
  branch text not null,
  holder_name text not null,
  number_key text not null,
  status text collate "C" not null default 'sending' check (status in ('sending', 'unknown', 'accepted', 'failed', 'paid')),
  external_id text collate "C",
  fault text not null default '',
  attempts integer not null default 0,
  ask_at timestamptz not null default now() + interval '10 seconds',
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (brand_id, gateway_id) references gateways_gateways (brand_id, id),
  check ((status in ('paid', 'failed')) = (settled_at is not null))
);
create unique index gateways_payouts_one on gateways_payouts (withdrawal_id) where status <> 'failed';
create unique index gateways_payouts_external on gateways_payouts (gateway_id, external_id);
create index gateways_payouts_ask_at on gateways_payouts (ask_at) where status in ('sending', 'unknown', 'accepted');
create index gateways_payouts_created on gateways_payouts (gateway_id, created_at);

-- Every call of a gateway that was understood, with the answer it got: the same event gets the same answer.
create table gateways_callbacks (
  gateway_id integer not null references gateways_gateways (id),
  event_id text collate "C" not null check (length(event_id) between 1 and 128),
  body_hash bytea not null,
  order_id uuid not null,
  answer text collate "C" not null,
  received_at timestamptz not null default now(),
  primary key (gateway_id, event_id)
);

-- Money that was reported stays reported, whoever writes: a payment that is paid, and a payout that has ended, never change.
create function gateways_refuse_backward() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null or (new.order_id, new.amount, new.currency) <> (old.order_id, old.amount, old.currency) then
    raise exception 'order % is % already', old.order_id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger gateways_payments_forward_only before update on gateways_payments
  for each row execute function gateways_refuse_backward();
create trigger gateways_payouts_forward_only before update on gateways_payouts
  for each row execute function gateways_refuse_backward();

revoke all on gateways_gateways, gateways_payments, gateways_payouts, gateways_callbacks from public;
grant select on gateways_gateways to baize_app;
grant update (is_open, has_payouts) on gateways_gateways to baize_app;
grant select, insert on gateways_payments, gateways_payouts, gateways_callbacks to baize_app;
grant update (status, external_id, pay_url, paid_amount, paid_currency, fault, attempts, ask_at, settled_at)
  on gateways_payments to baize_app;
grant update (status, external_id, fault, attempts, ask_at, settled_at) on gateways_payouts to baize_app;
