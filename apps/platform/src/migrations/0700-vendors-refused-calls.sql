-- Calls to the vendors' doors that no honest vendor makes, counted by the hour: a signature that no key made, an address
-- that is not on the vendor's list, or a key, a brand, a user and a token that do not belong together. An empty vendor
-- code: no key of the dialect fits, so nobody knows whose call it was.
create table vendors_refused_calls (
  hour timestamptz not null,
  dialect text collate "C" not null,
  vendor_code text collate "C" not null,
  cause text collate "C" not null check (cause in ('signature', 'address', 'mismatch')),
  path text collate "C" not null,
  ip text collate "C" not null,
  calls bigint not null check (calls > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The newest one's id in the log.
  request_id text not null,
  primary key (hour, dialect, vendor_code, cause, path, ip)
);
create index vendors_refused_calls_newest on vendors_refused_calls (last_at desc);

revoke all on vendors_refused_calls from public;
grant select, insert, delete on vendors_refused_calls to baize_app;
grant update (calls, last_at, request_id) on vendors_refused_calls to baize_app;

insert into kit_retention (table_name, kept_days, reason) values
  ('vendors_refused_calls', 365, 'addresses of strangers; a year later nobody asks a vendor about them');
