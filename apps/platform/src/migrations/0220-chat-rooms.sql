-- Rooms in which members talk. A message has its place in the room, counted without gaps: the room's row is held while
-- one is written, so whoever has seen a place has seen everything before it.
create table chat_rooms (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  request_id uuid not null,
  name jsonb not null,
  about jsonb not null,
  position integer not null check (position between 0 and 999),
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 3600),
  is_open boolean not null default true,
  last_seq bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (brand_id, request_id)
);

-- Who a member is in the chat. The handle is nobody else's in the brand and tells nothing of the account.
create table chat_members (
  brand_id integer not null,
  member_id bigint not null,
  account text not null,
  handle text not null,
  handle_key text collate "C" not null,
  muted_until timestamptz,
  mute_reason text not null default '',
  muted_by text not null default '',
  primary key (brand_id, member_id),
  unique (brand_id, handle_key)
);

create table chat_messages (
  brand_id integer not null,
  room_id bigint not null references chat_rooms (id),
  seq bigint not null,
  member_id bigint not null,
  request_id uuid not null,
  text text not null check (text <> ''),
  mentions text[] not null default '{}',
  reports integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by text not null default '',
  primary key (room_id, seq),
  unique (brand_id, member_id, request_id),
  foreign key (brand_id, member_id) references chat_members (brand_id, member_id)
);
create index chat_messages_of_member on chat_messages (room_id, member_id, seq desc);
create index chat_messages_reported on chat_messages (room_id, seq desc) where reports > 0 and removed_at is null;
create index chat_messages_removed on chat_messages (room_id, seq desc) where removed_at is not null;

-- How far a member has read, by room.
create table chat_reads (
  brand_id integer not null,
  member_id bigint not null,
  room_id bigint not null references chat_rooms (id),
  seq bigint not null,
  primary key (brand_id, member_id, room_id)
);

-- One member reports one message once.
create table chat_reports (
  brand_id integer not null,
  room_id bigint not null,
  seq bigint not null,
  member_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (room_id, seq, member_id),
  foreign key (room_id, seq) references chat_messages (room_id, seq)
);

-- Words with which no message is taken, as they are compared.
create table chat_words (
  brand_id integer not null references site_brands (id),
  word text not null,
  primary key (brand_id, word)
);

-- The way of a member's page into the chat: a ticket that is exchanged once, and the pass that it was exchanged for.
create table chat_passes (
  ticket_hash bytea primary key,
  brand_id integer not null,
  member_id bigint not null,
  session_hash bytea not null,
  ticket_ends_at timestamptz not null,
  pass_hash bytea unique,
  created_at timestamptz not null default now()
);
create index chat_passes_created_at on chat_passes (created_at);

grant select, insert on chat_rooms, chat_members, chat_messages, chat_reads, chat_reports, chat_words, chat_passes to baize_app;
grant update (name, about, position, slow_seconds, is_open, last_seq) on chat_rooms to baize_app;
grant update (muted_until, mute_reason, muted_by) on chat_members to baize_app;
grant update (reports, removed_at, removed_by) on chat_messages to baize_app;
grant update (seq) on chat_reads to baize_app;
grant update (pass_hash) on chat_passes to baize_app;
grant delete on chat_words, chat_passes to baize_app;
