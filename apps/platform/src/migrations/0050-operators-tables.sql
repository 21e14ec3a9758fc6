-- Those who run a brand. An account belongs to one brand; what it may do follows from its role.
create table operators_accounts (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  username text not null check (username ~ '^[a-z][a-z0-9._-]{2,31}$'),
  role text not null check (role in ('operator', 'approver', 'auditor')),
  password_hash text not null,
  -- AES-256-GCM of the shared secret of the one-time codes; the key is a file and not in the database.
  totp_sealed bytea not null,
  -- The last 30 s step whose code opened a session; a code of this step or an earlier one opens none.
  totp_step bigint not null default 0,
  -- The operator's own account as a player, if any: money of this member is decided by someone else.
  own_member_id bigint,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (brand_id, username)
);

create table operators_sessions (
  hash bytea primary key,
  operator_id bigint not null references operators_accounts (id),
  brand_id integer not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index operators_sessions_operator_id on operators_sessions (operator_id);

revoke all on operators_accounts, operators_sessions from public;
grant select, insert on operators_accounts to baize_app;
grant update (password_hash, totp_step) on operators_accounts to baize_app;
grant select, insert, update, delete on operators_sessions to baize_app;
