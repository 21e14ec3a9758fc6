-- A bill of a locked or closed account is not tried every few seconds for ever: each try is remembered in the
-- books.
alter table contracts_bills add column retry_at timestamptz;
grant update (retry_at) on contracts_bills to baize_app;

-- When each part of a bill was paid, so that what was paid on a day is exactly that.
create table contracts_payments (
  bill_id bigint not null references contracts_bills (id),
  attempt integer not null,
  brand_id integer not null,
  member_id bigint not null,
  kind text collate "C" not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (bill_id, attempt)
);
create index contracts_payments_member on contracts_payments (member_id, brand_id, kind, paid_at);
insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
select id, attempts, brand_id, member_id, kind, paid, paid_at from contracts_bills where paid > 0;

revoke all on contracts_payments from public;
grant select, insert on contracts_payments to baize_app;
