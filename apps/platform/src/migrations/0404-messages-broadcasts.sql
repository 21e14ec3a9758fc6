-- A message to many: who it is for is decided when it is sent, in the order of the members' numbers. How far it came stands
-- here, so that any process goes on where another stopped, and nobody is written to twice.
create table messages_broadcasts (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  request_id uuid not null,
  audience text collate "C" not null check (audience in ('everybody', 'newMembers', 'silent', 'tagged')),
  -- Of newMembers: since when they are members. Of silent: for how long they have not come in.
  days integer check (days between 1 and 365),
  tag text check (char_length(tag) between 1 and 24),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  send_at timestamptz not null,
  status text collate "C" not null default 'scheduled' check (status in ('scheduled', 'sent', 'cancelled')),
  last_member bigint not null default 0,
  sent integer not null default 0 check (sent >= 0),
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (brand_id, request_id),
  check ((audience in ('newMembers', 'silent')) = (days is not null)),
  check ((audience = 'tagged') = (tag is not null)),
  check ((status = 'scheduled') = (ended_at is null))
);
create index messages_broadcasts_due on messages_broadcasts (send_at) where status = 'scheduled';
create index messages_broadcasts_of_brand on messages_broadcasts (brand_id, id desc);

-- What was sent or called off stays so, and nobody is gone back to, whoever writes.
create function messages_broadcasts_forward() returns trigger language plpgsql as $$
begin
  if old.status <> 'scheduled' or new.last_member < old.last_member or new.sent < old.sent then
    raise exception 'a message to many does not go back';
  end if;
  return new;
end $$;
create trigger messages_broadcasts_forward before update on messages_broadcasts
  for each row execute function messages_broadcasts_forward();

revoke all on messages_broadcasts from public;
grant select, insert on messages_broadcasts to baize_app;
grant update (status, last_member, sent, ended_at) on messages_broadcasts to baize_app;
