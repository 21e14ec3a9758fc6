-- What server processes tell each other and is too long for a notification; each row lives for half a minute.
create unlogged table live_attachments (
  id integer primary key generated always as identity (cycle),
  created_at timestamptz not null default now(),
  payload bytea
);
create index live_attachments_created_at on live_attachments (created_at);
grant select, insert, delete on live_attachments to baize_app;
