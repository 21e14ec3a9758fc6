-- What members have to be told of their bills, written with the payment and gone once it was told: `paid` when a bill is
-- paid in full, `short` when whoever pays it has too little for the first time.
create table contracts_news (
  bill_id bigint not null references contracts_bills (id),
  what text collate "C" not null check (what in ('paid', 'short')),
  primary key (bill_id, what)
);
revoke all on contracts_news from public;
grant select, insert, delete on contracts_news to baize_app;
