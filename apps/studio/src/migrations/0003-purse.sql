-- Wallets that this vendor keeps for an operator's players. Amounts are whole 1/100 of the currency.
create table studio_purses (
  operator_id text not null,
  username text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  created_at timestamptz not null default now(),
  primary key (operator_id, username)
);

-- What an operator asked to be moved; its own reference is the identity of a transfer, for ever.
create table studio_purse_transfers (
  operator_id text not null,
  reference text not null,
  username text not null,
  fund_type integer not null check (fund_type in (1, 2)),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('SUCCESS', 'FAILED', 'PENDING')),
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (operator_id, reference)
);
create index studio_purse_transfers_time on studio_purse_transfers (operator_id, created_at);

create table studio_purse_sessions (
  token_hash bytea primary key,
  operator_id text not null,
  username text not null,
  language text not null,
  expires_at timestamptz not null
);

create table studio_purse_tosses (
  id uuid primary key,
  operator_id text not null,
  username text not null,
  stake bigint not null,
  win bigint not null,
  picked text not null,
  fell text not null,
  created_at timestamptz not null default now()
);
