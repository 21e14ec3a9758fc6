-- What operators set up for a brand, whole and with a version: two people who change it at once do not overwrite each other.
create table site_settings (
  brand_id integer primary key references site_brands (id),
  value jsonb not null,
  version integer not null default 1,
  updated_by text not null default '',
  updated_at timestamptz not null default now()
);
grant select, insert, update on site_settings to baize_app;
