-- Two-step login of members: the secret of their authenticator app, sealed for this one account, on from `confirmed_at`.
-- A code is good for the step after the last one that was used, so that nobody who saw one can use it again.
create table identity_second_steps (
  member_id bigint primary key references identity_accounts (id),
  brand_id integer not null references site_brands (id),
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Codes on paper for the day on which the phone is gone; each opens once.
create table identity_recovery_codes (
  member_id bigint not null references identity_accounts (id),
  code_hash bytea not null check (length(code_hash) = 32),
  brand_id integer not null references site_brands (id),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

grant select, insert, delete on identity_second_steps, identity_recovery_codes to baize_app;
grant update (secret, last_step, created_at, confirmed_at) on identity_second_steps to baize_app;
grant update (used_at) on identity_recovery_codes to baize_app;
