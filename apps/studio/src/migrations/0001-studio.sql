-- Sessions, seeds, rounds and wallet calls of the house vendor. Amounts are whole 1/100,000 units of the currency.

create table studio_players (
  id uuid primary key,
  operator_id text not null,
  -- Null in fun play, where every session is a player of its own and play money stays here.
  operator_user text,
  last_spin_at timestamptz,
  created_at timestamptz not null,
  unique (operator_id, operator_user)
);

create table studio_seeds (
  id uuid primary key,
  player_id uuid not null references studio_players (id),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  next_nonce bigint not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz
);
-- One live seed per player: the next round can only be drawn from the seed whose hash was shown.
create unique index studio_seeds_live on studio_seeds (player_id) where revealed_at is null;

create table studio_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  player_id uuid not null references studio_players (id),
  operator_id text not null,
  -- The operator's own player token; it leaves this table only in signed calls to that operator.
  operator_token text,
  operator_user text,
  sub_partner_id text,
  game_code text not null,
  currency text not null check (currency ~ '^[A-Z0-9]{3,10}$'),
  language text not null,
  platform text not null,
  country text,
  ip inet,
  lobby_url text,
  play_money bigint check (play_money >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((operator_user is null) = (play_money is not null)),
  check ((operator_user is null) = (operator_token is null))
);

create table studio_rounds (
  id uuid primary key,
  session_id uuid not null references studio_sessions (id),
  player_id uuid not null references studio_players (id),
  operator_id text not null,
  operator_user text,
  game_code text not null,
  game_version text not null,
  currency text not null,
  request_id text not null,
  bet bigint not null check (bet > 0),
  win bigint not null check (win >= 0),
  seed_id uuid not null references studio_seeds (id),
  client_seed text not null,
  nonce bigint not null,
  outcome jsonb not null,
  state text not null check (state in ('betting', 'winning', 'settled', 'refused', 'rollingBack', 'rolledBack')),
  refusal text,
  -- What the operator said the balance was after the last answer of this round.
  balance bigint,
  shown_spins integer not null default 0 check (shown_spins >= 0),
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (player_id, request_id),
  unique (seed_id, nonce)
);
-- One open round per player and game, whichever tab, process or device asks for the second.
create unique index studio_rounds_open on studio_rounds (player_id, game_code)
  where state in ('betting', 'winning', 'rollingBack');
create index studio_rounds_recent on studio_rounds (player_id, created_at desc);

-- Every call that moves money is written here before it is sent, and stays until the operator gave a definite answer.
create table studio_wallet_calls (
  id bigint generated always as identity primary key,
  round_id uuid not null references studio_rounds (id),
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  transaction_uuid uuid not null unique,
  -- The exact text that is signed and sent, byte for byte the same on every resend.
  body text not null,
  state text not null check (state in ('pending', 'acknowledged', 'refused', 'abandoned')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_answer text,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (round_id, kind)
);
create index studio_wallet_calls_due on studio_wallet_calls (next_attempt_at) where state = 'pending';
