-- Vendors that are played here for rehearsal: what each dialect's launch opened, and the rounds that followed. Amounts are
-- 1/100,000 of the currency, as everywhere in the studio.
create table studio_sim_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  vendor text not null,
  game_code text not null,
  -- Empty in fun play, which has money of its own.
  username text not null,
  launch_token text not null,
  currency text not null,
  language text not null,
  lobby_url text not null,
  play_money bigint check (play_money >= 0),
  -- Decides the next round. Its hash is shown before, and itself afterwards.
  next_seed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((play_money is null) = (username <> ''))
);

create table studio_sim_rounds (
  id uuid primary key,
  session_id uuid not null references studio_sim_sessions (id),
  request_id text not null,
  -- Nineteen digits: what the wallet knows the round by.
  number text not null unique,
  choice text not null,
  stake bigint not null check (stake > 0),
  prize bigint not null check (prize >= 0),
  outcome integer not null,
  server_seed text not null,
  client_seed text not null,
  state text not null
    check (state in ('betting', 'winning', 'ending', 'settled', 'refused', 'cancelling', 'cancelled')),
  refusal text,
  balance bigint,
  attempts integer not null default 0,
  last_answer text not null default '',
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (session_id, request_id)
);
-- A session has one open round at a time.
create unique index studio_sim_rounds_open on studio_sim_rounds (session_id)
  where state in ('betting', 'winning', 'ending', 'cancelling');
create index studio_sim_rounds_due on studio_sim_rounds (next_attempt_at)
  where state in ('betting', 'winning', 'ending', 'cancelling');
