-- How long what has no weight for the books is kept after its session ended; what has no line here is kept for ever.
-- Rounds that were played for an operator's money, with their seeds and sessions, are history and stand in none.
create table studio_retention (
  name text primary key check (name in ('guests', 'emptySessions', 'purseSessions', 'simulatedGuests')),
  kept_days integer not null check (kept_days between 1 and 36500)
);
insert into studio_retention (name, kept_days) values
  ('guests', 30), ('emptySessions', 180), ('purseSessions', 30), ('simulatedGuests', 30);

create index studio_sessions_guests on studio_sessions (expires_at) where operator_user is null;
create index studio_sessions_players on studio_sessions (expires_at) where operator_user is not null;
create index studio_sim_sessions_guests on studio_sim_sessions (expires_at) where play_money is not null;
create index studio_purse_sessions_expires_at on studio_purse_sessions (expires_at);
-- What is removed is looked for in the tables that name it.
create index studio_rounds_session on studio_rounds (session_id);
create index studio_sessions_player on studio_sessions (player_id);
create index studio_seeds_player on studio_seeds (player_id);
