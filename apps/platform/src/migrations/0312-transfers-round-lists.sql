-- How far the list of rounds of each vendor with wallets of its own has been read. The list is in the order of changes and
-- read from `since` on; `reached` is where the reading under way stands and `newest` the latest change seen in it. Each
-- page that is kept counts `turn` up, so that of several readers of one place one keeps its page.
create table transfers_round_lists (
  vendor_id integer primary key references vendors_vendors (id),
  since timestamptz not null default '2000-01-01 00:00:00+00',
  reached text not null default '' check (length(reached) <= 200),
  newest timestamptz,
  turn bigint not null default 0,
  -- How often in a row the vendor gave no list, and why.
  faults integer not null default 0,
  fault text not null default '',
  next_at timestamptz not null default now()
);
revoke all on transfers_round_lists from public;
grant select, insert on transfers_round_lists to baize_app;
grant update (since, reached, newest, turn, faults, fault, next_at) on transfers_round_lists to baize_app;
