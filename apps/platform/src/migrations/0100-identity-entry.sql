-- What the person looks like to others, and whether a login by password must end in a new one.
alter table identity_accounts
  add column icon text not null default 'panda',
  add column needs_password_change boolean not null default false,
  add column password_changed_at timestamptz not null default now();
grant update (icon, needs_password_change, password_changed_at) on identity_accounts to baize_app;

-- A session has a name that may be shown, an end that is known from the start, and may be good for nothing but a new
-- password.
alter table identity_sessions
  add column public_id uuid not null default gen_random_uuid(),
  add column expires_at timestamptz not null default now() + interval '12 hours',
  add column needs_password_change boolean not null default false;
create index identity_sessions_of_member on identity_sessions (member_id, created_at desc);
grant update (needs_password_change) on identity_sessions to baize_app;

-- Proofs of work that were handed in; each counts once. Rows outlive the proof, then a job removes them.
create table identity_bot_checks (
  signature bytea primary key check (length(signature) = 32),
  expires_at timestamptz not null
);
create index identity_bot_checks_expires_at on identity_bot_checks (expires_at);
grant select, insert, delete on identity_bot_checks to baize_app;
