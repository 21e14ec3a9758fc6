-- Feeds are set up by two people: one asks, another one agrees. A key that was made here is kept sealed by a key that is
-- not in the database; a feed of before may go on with its file.
alter table lotteries_feeds
  alter column secret_file drop not null,
  add column sealed_secret bytea,
  -- The key before, as long as it is good as well.
  add column old_sealed bytea,
  add column old_until timestamptz,
  -- Its results are made up by the demo.
  add column is_sandbox boolean not null default false,
  add column version integer not null default 1,
  add column updated_by text not null default '',
  -- How many calls came: with a signature that held, and without.
  add column proven_calls bigint not null default 0,
  add column other_calls bigint not null default 0,
  add check (not is_open or secret_file is not null or sealed_secret is not null),
  add check ((old_sealed is null) = (old_until is null));

create table lotteries_feed_changes (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  feed_id integer not null references lotteries_feeds (id),
  kind text collate "C" not null check (kind in ('create', 'key', 'lotteries', 'open')),
  sealed_secret bytea,
  keeps_old boolean not null default false,
  lottery_ids integer[],
  reason text not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  proposed_by text not null,
  proposer_id bigint not null,
  decided_by text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((kind in ('create', 'key')) = (sealed_secret is not null) or state <> 'waiting'),
  check ((kind in ('create', 'lotteries')) = (lottery_ids is not null))
);
create unique index lotteries_feed_changes_waiting on lotteries_feed_changes (feed_id) where state = 'waiting';

-- The last calls of a feed, each in a place that is used again: whoever calls without a key can neither fill the table nor
-- push out what the feed itself said.
create table lotteries_feed_calls (
  feed_id integer not null references lotteries_feeds (id),
  is_proven boolean not null,
  place smallint not null,
  at timestamptz not null default clock_timestamp(),
  answer text collate "C" not null,
  game_code text collate "C",
  draw_no text collate "C",
  primary key (feed_id, is_proven, place)
) with (fillfactor = 70);

-- What the sandbox of the demo has drawn for official draws, each once, and how often it still says so.
create table lotteries_sandbox_results (
  draw_id bigint primary key references lotteries_draws (id),
  numbers integer[] not null,
  said integer not null default 0,
  to_say integer not null check (to_say > 0),
  say_at timestamptz not null
);

revoke all on lotteries_feed_changes, lotteries_feed_calls, lotteries_sandbox_results from public;
grant insert on lotteries_feeds to baize_app;
grant update (secret_file, sealed_secret, old_sealed, old_until, is_open, version, updated_by, proven_calls, other_calls)
  on lotteries_feeds to baize_app;
grant select, insert on lotteries_feed_changes to baize_app;
grant update (sealed_secret, state, decided_by, decided_at) on lotteries_feed_changes to baize_app;
grant select, insert, update on lotteries_feed_calls to baize_app;
grant select, insert on lotteries_sandbox_results to baize_app;
grant update (said, say_at) on lotteries_sandbox_results to baize_app;
