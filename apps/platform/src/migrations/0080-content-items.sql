-- What a brand says on its site, one piece to a row. Its texts stand in the body, in every language at once.
create table content_items (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  kind text not null check (kind in ('banner', 'announcement', 'article', 'resource', 'badge')),
  position integer not null check (position between 0 and 10000),
  is_shown boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  version integer not null default 1,
  updated_by text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at)
);
create index content_items_order on content_items (brand_id, kind, position, id);

-- Two articles of a brand cannot answer to one address.
create unique index content_items_slug on content_items (brand_id, (body ->> 'slug')) where kind = 'article';

-- Pictures that operators brought, under the hash of their bytes: what stands at an address never changes.
create table content_images (
  brand_id integer not null references site_brands (id),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('png', 'jpg', 'webp', 'avif')),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  uploaded_by text not null,
  uploaded_at timestamptz not null default now(),
  primary key (brand_id, hash)
);

revoke all on content_items, content_images from public;
grant select, insert, delete on content_items to baize_app;
grant update (position, is_shown, starts_at, ends_at, body, version, updated_by, updated_at) on content_items to baize_app;
grant select, insert on content_images to baize_app;
