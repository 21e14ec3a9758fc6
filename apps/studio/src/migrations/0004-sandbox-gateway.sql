-- The bundled payment gateway, for demonstrations: what merchants ordered, and what is still to be reported to them.
create table studio_pay_orders (
  id uuid primary key,
  merchant text not null,
  kind text not null check (kind in ('payment', 'payout')),
  order_id uuid not null,
  amount text not null,
  currency text not null,
  status text not null check (status in ('open', 'paid', 'failed')),
  return_url text not null default '',
  expires_at timestamptz,
  -- What makes a second order under the same id another one.
  content_hash bytea not null,
  created_at timestamptz not null,
  unique (merchant, kind, order_id)
);
create index studio_pay_orders_created on studio_pay_orders (merchant, created_at);

create table studio_pay_reports (
  id uuid primary key,
  merchant text not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz
);
create index studio_pay_reports_due on studio_pay_reports (due_at) where sent_at is null;

-- Payouts end by themselves a moment after they were ordered.
create table studio_pay_ends (
  pay_id uuid primary key references studio_pay_orders (id),
  status text not null check (status in ('paid', 'failed')),
  due_at timestamptz not null
);
