-- The books. Amounts are bigint in 1/100,000 of the currency. Money that the house owes a member stands as a positive
-- balance of the member's account and as a negative one of a house account, so everything together sums to zero.

-- One row for each place where money can stand. A member's accounts are `main` (what can be spent), `hold.<what>`,
-- `bonus` and `debt`; the house's are `house.<what>:<whose>`, once per chain, so that no house row is waited for.
create table wallet_accounts (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  currency text collate "C" not null,
  name text collate "C" not null,
  shard smallint not null,
  state text collate "C" not null default 'open',
  balance bigint not null default 0,
  version bigint not null default 0,
  -- What a member can spend never falls below zero; what a vendor takes back beyond it stands in `debt`, never above.
  constraint wallet_accounts_floor check (
    member_id = 0
    or (name <> 'debt' and balance between 0 and 1000000000000000000)
    or (name = 'debt' and balance between -1000000000000000000 and 0)
  )
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);

create unique index wallet_accounts_place on wallet_accounts (member_id, name, currency, brand_id, shard);

-- What never changes after an account was opened is checked here and not by a CHECK, which every posting would repeat.
create function wallet_check_account() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.brand_id <= 0 or new.member_id < 0 or new.currency !~ '^[A-Z][A-Z0-9]{2,7}$'
     or new.name !~ '^(main|bonus|debt|(hold|house)[.][a-z][A-Za-z0-9.]*(:[A-Za-z0-9._-]+)?)$' or length(new.name) > 64
     or (new.member_id = 0) <> starts_with(new.name, 'house.') or (new.member_id > 0 and new.shard <> 0)
     or new.state not in ('open', 'closed') then
    raise exception 'no account can be named % % of member % of brand %', new.currency, new.name, new.member_id,
      new.brand_id using errcode = '22023';
  end if;
  return new;
end $$;

create trigger wallet_accounts_check before insert or update of brand_id, member_id, currency, name, shard, state
  on wallet_accounts for each row execute function wallet_check_account();

-- Everything that was ever asked of the books under a key, with its first answer. Kept for ever: the key is what makes
-- a resend harmless. A row with the outcome `tombstone` stands for a transfer that was cancelled before it came.
create table wallet_transfers (
  id bigint primary key generated always as identity (cache 64),
  brand_id integer not null,
  member_id bigint not null,
  payee_id bigint not null,
  currency text collate "C" not null,
  scope text collate "C" not null,
  key text collate "C" not null,
  kind text collate "C" not null,
  rule text collate "C" not null,
  ref_key text collate "C" not null,
  debit text collate "C" not null,
  credit text collate "C" not null,
  amount bigint not null check (amount between 0 and 1000000000000000),
  debt bigint not null,
  content text collate "C" not null,
  outcome text collate "C" not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  chain smallint not null,
  seq bigint not null,
  seal bytea not null,
  reversed_by bigint not null default 0,
  dependents integer not null default 0
) with (fillfactor = 90, autovacuum_vacuum_insert_scale_factor = 0.1);

create unique index wallet_transfers_key on wallet_transfers (key, scope, brand_id);

-- The lines: each account's entries are numbered without a gap and carry the balance after them.
create table wallet_entries (
  account_id bigint not null,
  version bigint not null,
  transfer_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  primary key (account_id, version)
);

-- Each posting extends one of sixteen hash chains; holding the chain's row is also what owns its house accounts.
create table wallet_chains (
  no smallint primary key,
  seq bigint not null,
  hash bytea not null
) with (fillfactor = 10);

insert into wallet_chains (no, seq, hash)
select no, 0, sha256(convert_to('baize chain ' || no, 'UTF8')) from generate_series(0, 15) as no;

create table wallet_batches (
  chain smallint not null,
  seq bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  transfers integer not null,
  entries integer not null,
  created_at timestamptz not null,
  primary key (chain, seq)
);

-- Even the owner changes no line that was written: a correction is a new transfer.
create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the books are append-only', tg_op, tg_table_name using errcode = '42501';
end $$;

create trigger wallet_entries_append_only before update or delete or truncate on wallet_entries
  for each statement execute function wallet_refuse_change();
create trigger wallet_batches_append_only before update or delete or truncate on wallet_batches
  for each statement execute function wallet_refuse_change();
create trigger wallet_transfers_no_removal before delete or truncate on wallet_transfers
  for each statement execute function wallet_refuse_change();
create trigger wallet_accounts_no_removal before delete or truncate on wallet_accounts
  for each statement execute function wallet_refuse_change();

revoke all on wallet_accounts, wallet_transfers, wallet_entries, wallet_chains, wallet_batches from public;
grant select on wallet_accounts, wallet_transfers, wallet_entries, wallet_chains, wallet_batches to baize_app;
