create table site_brands (
  id integer primary key generated always as identity,
  code text not null unique check (code ~ '^[a-z][a-z0-9]{1,15}$'),
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null,
  default_language text not null,
  languages text[] not null,
  main_domain text not null,
  customer_service text not null default '',
  is_maintenance boolean not null default false,
  is_registration_open boolean not null default true,
  created_at timestamptz not null default now()
);

-- Which host names belong to which brand: the brand of a call comes from here and from nowhere else.
create table site_hosts (
  host text primary key check (host = lower(host)),
  brand_id integer not null references site_brands (id)
);

grant select on site_brands, site_hosts to baize_app;
