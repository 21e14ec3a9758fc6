-- What reports of teams are read from: what each member did by business day (`agents_own`), and the same summed over
-- everybody below (`agents_sums`). Both are changed in one transaction, so the second is the sum of the first over the
-- tree at every moment. A row is one of:
--   play     day of the round, key `<category> <status>`: count of rounds, plus what came back, minus stakes, valid bets
--   money    day of the booking, key the kind: count of lines, plus what came in, minus what went out
--   active   a day on which something was staked, key the one before it or '': how many members
--   joined   the day of joining, key `agent` or `member`: how many
--   first    the day of the first deposit ever: how many
--   seen     key the quarter of an hour of the last sign-in, day its date by UTC: how many; of teams the last days alone
--   balance  the spendable balance as plus less minus; count is the number of lines it is made of
-- How many members staked between two days is how many were active on one of these days with none before it among them.
create table agents_own (
  brand_id integer not null,
  member_id bigint not null,
  what text collate "C" not null
    check (what in ('play', 'money', 'active', 'joined', 'first', 'seen', 'balance')),
  day date not null,
  key text collate "C" not null,
  count bigint not null,
  plus bigint not null,
  minus bigint not null,
  valid bigint not null,
  primary key (member_id, what, day, key)
) with (fillfactor = 80);

create table agents_sums (
  brand_id integer not null,
  -- Whose team it is; the agent is no part of it.
  agent_id bigint not null,
  what text collate "C" not null
    check (what in ('play', 'money', 'active', 'joined', 'first', 'seen', 'balance')),
  day date not null,
  key text collate "C" not null,
  count bigint not null,
  plus bigint not null,
  minus bigint not null,
  valid bigint not null,
  primary key (agent_id, what, day, key)
) with (fillfactor = 80);
create index agents_sums_seen on agents_sums (brand_id, day) where what = 'seen';

-- How far a brand has been counted. Its row is held by whoever counts.
create table agents_cursors (
  brand_id integer primary key references site_brands (id),
  -- Whatever changed before this moment has been counted, of members up to `filled_to`.
  seen_at timestamptz not null,
  -- The last member of the first count; null when that is done.
  filled_to bigint,
  -- What was counted by: the games that are no slots, by category, and the clock. Where it changes, all is counted anew.
  classes jsonb not null,
  time_zone text not null
);

revoke all on agents_own, agents_sums, agents_cursors from public;
grant select, insert, delete on agents_own, agents_sums to baize_app;
grant update (count, plus, minus, valid) on agents_own, agents_sums to baize_app;
grant select, insert on agents_cursors to baize_app;
grant update (seen_at, filled_to, classes, time_zone) on agents_cursors to baize_app;

-- Whether somebody is below an agent, and how far, is told by the index alone.
alter table agents_tree drop constraint agents_tree_pkey,
  add primary key (ancestor_id, descendant_id) include (depth);

-- Everybody below an agent, and who stands directly below: for lists of other modules, planned as part of them.
create function agents_team(agent bigint) returns table (member_id bigint)
language sql stable as $$ select descendant_id from agents_tree where ancestor_id = agent and depth > 0 $$;
create function agents_direct(agent bigint) returns table (member_id bigint)
language sql stable as $$ select member_id from agents_members where parent_id = agent $$;
revoke all on function agents_team(bigint), agents_direct(bigint) from public;
grant execute on function agents_team(bigint), agents_direct(bigint) to baize_app;
