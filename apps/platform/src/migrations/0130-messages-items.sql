-- Messages of the platform to members. The key names what a message is about or who sent it with which request, so that
-- the same thing is never told twice. A message is never changed; that it was read is noted once.
create table messages_items (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  request_key text collate "C" not null check (length(request_key) <= 128),
  kind text collate "C" not null check (kind in ('notice', 'finance', 'feedback')),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  -- The operator who wrote it; empty when the platform did.
  sent_by text not null default '',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (brand_id, request_key)
);
create index messages_items_member on messages_items (member_id, id desc);
create index messages_items_unread on messages_items (member_id, id desc) where read_at is null;

revoke all on messages_items from public;
grant select, insert on messages_items to baize_app;
grant update (read_at) on messages_items to baize_app;
