-- What an agent says on the page that its links lead to; without a row the house's own words stand there.
create table agents_invites (
  member_id bigint primary key references agents_members (member_id),
  brand_id integer not null references site_brands (id),
  title text not null check (char_length(title) <= 60),
  content text not null check (char_length(content) <= 400),
  picture text collate "C" not null check (picture in ('register', 'login', 'welcome')),
  updated_at timestamptz not null default now()
);

-- Who came to such a page by which code, once a day for each visitor: a hash of the address that no other day shares.
create table agents_visits (
  brand_id integer not null,
  code text collate "C" not null,
  owner_id bigint not null references agents_members (member_id),
  day date not null,
  visitor bytea not null check (length(visitor) = 32),
  primary key (code, brand_id, day, visitor)
);
create index agents_visits_owner on agents_visits (owner_id);

revoke all on agents_invites, agents_visits from public;
grant select, insert, delete on agents_invites to baize_app;
grant update (title, content, picture, updated_at) on agents_invites to baize_app;
grant select, insert on agents_visits to baize_app;
