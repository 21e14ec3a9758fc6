-- A mobile number in E.164 without its plus is a name too; names of either kind can never be mistaken for each other.
alter table identity_accounts drop constraint identity_accounts_username_key_check;
alter table identity_accounts add constraint identity_accounts_username_key_check
  check (username_key ~ '^([a-z][a-z0-9]{1,31}|[0-9]{6,15})$');

-- Ways to reach an account. Anybody may type an address; only one account of a brand can have proved that it is theirs.
create table identity_contacts (
  member_id bigint not null references identity_accounts (id),
  brand_id integer not null,
  kind text not null check (kind in ('mobile', 'email')),
  -- E.164, or the address in lower case.
  value text not null check (length(value) between 3 and 254),
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (member_id, kind)
);
create unique index identity_contacts_verified on identity_contacts (brand_id, kind, value) where verified_at is not null;
create index identity_contacts_value on identity_contacts (brand_id, kind, value);

-- What else was filled in at registration. Everything here is data from outside and decides nothing by itself.
create table identity_profiles (
  member_id bigint primary key references identity_accounts (id),
  brand_id integer not null,
  payee_name text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  id_number text,
  recommender_id bigint references identity_accounts (id),
  affiliate_code text,
  -- The owner of the invitation that was used, if it was known.
  invited_by bigint references identity_accounts (id),
  payment_password_hash text,
  register_url text not null default '',
  register_domain text not null default ''
);
create index identity_profiles_invited_by on identity_profiles (brand_id, invited_by) where invited_by is not null;

-- Codes that bring new people, and whose they are.
create table identity_invitations (
  brand_id integer not null references site_brands (id),
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  owner_id bigint not null references identity_accounts (id),
  kind text not null check (kind in ('member', 'agent')),
  created_at timestamptz not null default now(),
  primary key (brand_id, code)
);
create unique index identity_invitations_own on identity_invitations (owner_id) where kind = 'member';

-- One running code for each purpose and recipient. Neither the code nor the recipient can be read from here.
create table identity_codes (
  brand_id integer not null references site_brands (id),
  purpose text not null check (purpose in ('login', 'register', 'recovery', 'verification')),
  recipient_hash bytea not null check (length(recipient_hash) = 32),
  code_hash bytea check (length(code_hash) = 32),
  expires_at timestamptz not null,
  -- Wrong tries outlive a new code, so that asking for one is no way to try on.
  tries smallint not null default 0,
  tries_end_at timestamptz not null default now(),
  sends integer not null default 1,
  primary key (brand_id, purpose, recipient_hash)
);
create index identity_codes_expires_at on identity_codes (expires_at);

-- Links for a new password.
create table identity_recoveries (
  code_hash bytea primary key check (length(code_hash) = 32),
  brand_id integer not null,
  member_id bigint not null references identity_accounts (id),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_recoveries_of_member on identity_recoveries (member_id);

-- Accounts that are entered by way of another service.
create table identity_links (
  brand_id integer not null references site_brands (id),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (length(subject) between 1 and 128),
  member_id bigint not null references identity_accounts (id),
  created_at timestamptz not null default now(),
  primary key (brand_id, provider, subject)
);

-- Tokens of the identity service that were used; each counts once.
create table identity_used_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  expires_at timestamptz not null
);
create index identity_used_tokens_expires_at on identity_used_tokens (expires_at);

grant select, insert on identity_contacts, identity_profiles, identity_invitations, identity_recoveries, identity_links,
  identity_codes, identity_used_tokens to baize_app;
grant update (value, verified_at) on identity_contacts to baize_app;
grant update (payee_name, payment_password_hash) on identity_profiles to baize_app;
grant update (code_hash, expires_at, tries, tries_end_at, sends) on identity_codes to baize_app;
grant update (used_at) on identity_recoveries to baize_app;
grant delete on identity_codes, identity_used_tokens, identity_recoveries to baize_app;
