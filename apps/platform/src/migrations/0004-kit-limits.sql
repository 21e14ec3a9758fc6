-- Attempts within fixed windows. Unlogged: after a crash of the database all windows start anew, and nothing else is lost.
create unlogged table kit_limits (
  name text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index kit_limits_ends_at on kit_limits (ends_at);
grant select, insert, update, delete on kit_limits to baize_app;
