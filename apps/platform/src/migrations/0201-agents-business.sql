-- Links by which anybody registers below an agent.
create table agents_links (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  owner_id bigint not null references agents_members (member_id),
  request_id uuid not null,
  code text collate "C" not null check (code ~ '^[A-Z0-9]{10}$'),
  type smallint not null check (type in (0, 2)),
  rebate_bps integer not null check (rebate_bps between 0 and 2000),
  prize_group integer not null check (prize_group between 1000 and 2000),
  uses integer not null check (uses > 0),
  joined integer not null default 0 check (joined between 0 and uses),
  note text not null default '',
  expires_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (brand_id, code),
  unique (brand_id, owner_id, request_id)
);
create index agents_links_owner on agents_links (owner_id, id);

-- Who came by which link.
create table agents_link_uses (
  member_id bigint primary key references agents_members (member_id),
  brand_id integer not null,
  link_id bigint not null references agents_links (id),
  used_at timestamptz not null default now()
);
create index agents_link_uses_link on agents_link_uses (link_id);

-- How many accounts with a rebate of an interval (above from_bps, up to to_bps) an agent may open.
create table agents_quotas (
  brand_id integer not null,
  member_id bigint not null references agents_members (member_id),
  from_bps integer not null check (from_bps >= 0),
  to_bps integer not null check (to_bps > from_bps),
  granted integer not null check (granted >= 0),
  used integer not null default 0 check (used between 0 and granted),
  primary key (member_id, from_bps)
);

-- Every change of a quota or of what somebody was given, who made it and why. Nothing of a row ever changes.
create table agents_changes (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null references agents_members (member_id),
  what text collate "C" not null check (what in ('granted', 'used', 'terms', 'moved', 'promoted')),
  detail jsonb not null,
  by_member bigint,
  by_operator text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index agents_changes_member on agents_changes (member_id, id);

-- Money that was sent along the line; the ledger holds the movement itself under `transfer:<id>`.
create table agents_transfers (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  from_id bigint not null references agents_members (member_id),
  to_id bigint not null references agents_members (member_id),
  direction text collate "C" not null check (direction in ('upline', 'downline')),
  request_id uuid not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  currency text collate "C" not null,
  created_at timestamptz not null default now(),
  unique (brand_id, from_id, request_id),
  check (from_id <> to_id)
);
create index agents_transfers_from on agents_transfers (from_id, created_at);

-- Moves of somebody with the whole team below to another upline: asked for by one operator, decided by another.
create table agents_moves (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null references agents_members (member_id),
  from_id bigint references agents_members (member_id),
  to_id bigint references agents_members (member_id),
  reason text not null check (length(reason) >= 10),
  status text collate "C" not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  team_count integer not null,
  asked_by bigint not null,
  asked_by_name text not null,
  decided_by bigint,
  decided_by_name text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (from_id is distinct from to_id),
  check ((status = 'waiting') = (decided_by is null)),
  check (status <> 'approved' or decided_by <> asked_by)
);
create unique index agents_moves_waiting on agents_moves (member_id) where status = 'waiting';
create index agents_moves_brand on agents_moves (brand_id, id);

-- What is decided stays decided, whoever writes.
create function agents_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting' then
    raise exception '% % is % already', tg_table_name, old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger agents_moves_forward_only before update on agents_moves
  for each row execute function agents_refuse_second_decision();

-- Who wants to become an agent, as they wrote it themselves.
create table agents_applications (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  request_id uuid not null,
  name text not null check (length(name) between 1 and 64),
  contact text not null check (length(contact) between 3 and 128),
  channel text not null default '' check (length(channel) <= 300),
  message text not null default '' check (length(message) <= 1000),
  code text not null default '' check (length(code) <= 32),
  address text not null,
  status text collate "C" not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
  account text not null default '',
  note text not null default '',
  decided_by bigint,
  decided_by_name text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (brand_id, request_id),
  check ((status = 'waiting') = (decided_by is null))
);
create index agents_applications_queue on agents_applications (brand_id, status, id);
create trigger agents_applications_forward_only before update on agents_applications
  for each row execute function agents_refuse_second_decision();

revoke all on agents_links, agents_link_uses, agents_quotas, agents_changes, agents_transfers, agents_moves,
  agents_applications from public;
grant select, insert on agents_links, agents_link_uses, agents_quotas, agents_changes, agents_transfers, agents_moves,
  agents_applications to baize_app;
grant update (joined, closed_at) on agents_links to baize_app;
grant update (granted, used) on agents_quotas to baize_app;
grant update (status, decided_by, decided_by_name, decided_at) on agents_moves to baize_app;
grant update (status, account, note, decided_by, decided_by_name, decided_at) on agents_applications to baize_app;
