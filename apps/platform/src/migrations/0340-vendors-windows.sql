-- Where a brand shows a vendor, and how. `version` counts changes, so that of two operators one is told.
alter table vendors_brand_vendors add column position integer not null default 100 check (position between 0 and 10000);
alter table vendors_brand_vendors add column badge text collate "C" not null default '' check (badge in ('', 'NEW', 'HOT'));
alter table vendors_brand_vendors add column version integer not null default 1;
grant update (is_enabled, position, badge, version) on vendors_brand_vendors to baize_app;

-- Stretches of time in which nothing of a vendor is opened or staked at a brand. One that is called off ends where it
-- began or where it was ended, so that the past stays what it was.
create table vendors_windows (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  vendor_id integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  notice jsonb not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  foreign key (brand_id, vendor_id) references vendors_brand_vendors (brand_id, vendor_id),
  check (ends_at >= starts_at and ends_at <= starts_at + interval '30 days')
);
create index vendors_windows_ahead on vendors_windows (vendor_id, brand_id, ends_at);
grant select, insert on vendors_windows to baize_app;
grant update (ends_at) on vendors_windows to baize_app;

-- Vendors that publish a list of their rounds, which can be compared with the books.
alter table vendors_vendors add column lists_rounds boolean not null default false;
