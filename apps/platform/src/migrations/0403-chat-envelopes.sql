-- Red envelopes in the rooms of the chat: a pot, cut into shares, each for another member. How it is cut follows from a seed
-- that is promised with the envelope and told when it has ended; until then nobody can read it here either.
create table chat_envelopes (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  room_id bigint not null references chat_rooms (id),
  request_id uuid not null,
  greeting jsonb not null,
  currency text collate "C" not null,
  -- In 1/100,000 of the currency, in whole hundredths of it, of which every share has at least one.
  amount bigint not null check (amount between 1000 and 10000000000 and amount % 1000 = 0),
  shares integer not null check (shares between 1 and 500),
  per_network integer not null check (per_network between 1 and 1000),
  commitment text collate "C" not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  seed text collate "C",
  taken integer not null default 0 check (taken between 0 and shares),
  given bigint not null default 0 check (given between 0 and amount),
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The operator who ended it early; empty when the time or the last member did.
  ended_by text not null default '',
  unique (brand_id, request_id),
  check (amount / 1000 >= shares),
  check (expires_at > created_at),
  check (taken < shares or (given = amount and ended_at is not null)),
  check ((ended_at is null) = (seed is null))
);
create index chat_envelopes_open on chat_envelopes (expires_at) where ended_at is null;
create index chat_envelopes_of_room on chat_envelopes (room_id, id desc);
create index chat_envelopes_of_brand on chat_envelopes (brand_id, id desc);

-- Who took which share. One member has one of an envelope, and one place is one member's.
create table chat_shares (
  envelope_id bigint not null references chat_envelopes (id),
  place integer not null check (place >= 1),
  brand_id integer not null,
  member_id bigint not null,
  network text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (envelope_id, place),
  unique (envelope_id, member_id),
  foreign key (brand_id, member_id) references chat_members (brand_id, member_id)
);

-- What has ended stays as it ended, and what was taken stays taken, whoever writes.
create function chat_envelopes_forward() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or new.taken < old.taken or new.given < old.given then
    raise exception 'a red envelope does not go back';
  end if;
  return new;
end $$;
create trigger chat_envelopes_forward before update on chat_envelopes
  for each row execute function chat_envelopes_forward();

revoke all on chat_envelopes, chat_shares from public;
grant select, insert on chat_envelopes, chat_shares to baize_app;
grant update (taken, given, seed, ended_at, ended_by) on chat_envelopes to baize_app;
