-- Pictures to read: what one says, for the browser that asked, until it is answered once.
create table identity_captchas (
  id_hash bytea primary key check (length(id_hash) = 32),
  brand_id integer not null,
  answer_hash bytea not null check (length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index identity_captchas_expires_at on identity_captchas (expires_at);
grant select, insert, delete on identity_captchas to baize_app;

-- Browsers that stay signed in for a day. The cookie holds a token that changes with each use; an old one that comes
-- again means that somebody has a copy, and ends the whole row.
create table identity_devices (
  id uuid primary key default gen_random_uuid(),
  brand_id integer not null,
  member_id bigint not null references identity_accounts (id),
  -- Whether a password was typed: only then can a login by this browser be held up by a password that must change.
  is_by_password boolean not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index identity_devices_of_member on identity_devices (member_id) where ended_at is null;
create index identity_devices_expires_at on identity_devices (expires_at);
create table identity_device_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  device_id uuid not null references identity_devices (id) on delete cascade,
  used_at timestamptz
);
create index identity_device_tokens_of_device on identity_device_tokens (device_id);
grant select, insert, delete on identity_devices, identity_device_tokens to baize_app;
grant update (last_used_at, ended_at, address, user_agent) on identity_devices to baize_app;
grant update (used_at) on identity_device_tokens to baize_app;

-- Browsers that an account has been entered from: their owner still gets in while others guess at the password.
create table identity_browsers (
  token_hash bytea not null check (length(token_hash) = 32),
  member_id bigint not null references identity_accounts (id),
  brand_id integer not null,
  last_seen_at timestamptz not null default now(),
  primary key (token_hash, member_id)
);
create index identity_browsers_last_seen_at on identity_browsers (last_seen_at);
grant select, insert, delete on identity_browsers to baize_app;
grant update (last_seen_at) on identity_browsers to baize_app;

-- Networks that an account has been entered from lately.
create table identity_places (
  member_id bigint not null references identity_accounts (id),
  network text not null,
  brand_id integer not null,
  last_seen_at timestamptz not null default now(),
  primary key (member_id, network)
);
create index identity_places_last_seen_at on identity_places (last_seen_at);
grant select, insert, delete on identity_places to baize_app;
grant update (last_seen_at) on identity_places to baize_app;

-- Logins with the right password from an unknown place, until a second proof is given.
create table identity_verifications (
  id_hash bytea primary key check (length(id_hash) = 32),
  brand_id integer not null,
  member_id bigint not null references identity_accounts (id),
  language text,
  wants_device boolean not null,
  is_password_expired boolean not null,
  needs_password_change boolean not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index identity_verifications_expires_at on identity_verifications (expires_at);
grant select, insert, delete on identity_verifications to baize_app;
grant update (tries, ended_at) on identity_verifications to baize_app;

-- Codes that carry a session to another browser, good once and for a minute.
create table identity_hand_overs (
  code_hash bytea primary key check (length(code_hash) = 32),
  brand_id integer not null,
  session_hash bytea not null,
  expires_at timestamptz not null
);
create index identity_hand_overs_expires_at on identity_hand_overs (expires_at);
grant select, insert, delete on identity_hand_overs to baize_app;

-- Trial accounts are closed when their time is over.
create index identity_accounts_open_trials on identity_accounts (created_at) where type = 4 and status = 'active';

-- 3 is an account that works for the house and plays nowhere.
alter table identity_accounts drop constraint identity_accounts_type_check;
alter table identity_accounts add constraint identity_accounts_type_check check (type in (0, 1, 2, 3, 4, 41, 42));
