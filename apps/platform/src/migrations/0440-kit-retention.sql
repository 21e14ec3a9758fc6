-- How long rows are kept whose table would only grow, counted from the moment at which nothing can come of them any more.
-- Jobs read it at each turn; a table without a row here is kept for ever.
create table kit_retention (
  table_name text primary key,
  kept_days integer not null check (kept_days between 1 and 36500),
  reason text not null
);
grant select on kit_retention to baize_app;
insert into kit_retention (table_name, kept_days, reason) values
  ('vendors_sessions', 180, 'a win may name an opening that ended long ago; half a year later no vendor asks any more'),
  ('identity_sessions', 90, 'questions on a session come late, but not after a quarter of a year');
