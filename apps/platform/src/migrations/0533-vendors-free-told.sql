-- Some vendors ask for free rounds, others are told of them: whether one was, and from when on it is tried (again).
alter table vendors_free_rounds
  add column told text collate "C" not null default '' check (told in ('', 'given', 'taken')),
  add column tell_at timestamptz not null default clock_timestamp();
create index vendors_free_rounds_tell on vendors_free_rounds (tell_at)
  where (status = 'active' and told = '') or (status = 'cancelled' and told = 'given');
grant update (told, tell_at) on vendors_free_rounds to baize_app;
