-- Accounts of players and agents. A name belongs to one brand; the same name at another brand is another person.
create table identity_accounts (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  -- As typed at registration, for the eye.
  username_display text not null,
  -- What makes the name unique: ASCII letters and digits in lower case, so that no look-alike can exist.
  username_key text not null check (username_key ~ '^[a-z][a-z0-9]{3,15}$'),
  password_hash text not null,
  password_expires_at timestamptz,
  -- 0 member, 4 trial, the others agents.
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  nickname text not null check (length(nickname) between 1 and 32),
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'active' check (status in ('active', 'locked', 'closed')),
  referral_code text check (length(referral_code) <= 32),
  registered_host text not null,
  registered_address text not null,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  unique (brand_id, username_key)
);
create index identity_accounts_newest on identity_accounts (brand_id, id desc);

-- What a member has agreed to, in which version, and when.
create table identity_consents (
  brand_id integer not null,
  member_id bigint not null references identity_accounts (id),
  kind text not null check (kind in ('age', 'terms')),
  version text not null,
  given_at timestamptz not null default now(),
  address text not null,
  primary key (member_id, kind, version)
);

-- The token itself is nowhere: a stolen table opens no session.
create table identity_sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  brand_id integer not null,
  member_id bigint not null references identity_accounts (id),
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('signedInElsewhere', 'loggedOut', 'locked', 'expired')),
  check ((ended_at is null) = (end_reason is null))
);
-- One live session per account, whatever the processes do at the same moment.
create unique index identity_sessions_one_live on identity_sessions (member_id) where ended_at is null;
-- Every process asks each second which sessions have ended lately.
create index identity_sessions_ended_at on identity_sessions (ended_at) where ended_at is not null;

grant select, insert on identity_accounts, identity_consents to baize_app;
grant update (password_hash, password_expires_at, nickname, language, status, last_login_at) on identity_accounts to baize_app;
grant select, insert, delete on identity_sessions to baize_app;
grant update (last_seen_at, ended_at, end_reason) on identity_sessions to baize_app;
