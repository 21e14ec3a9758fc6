-- People who want to become agents. What they wrote never changes; what became of it does.
create table agents_candidates (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  name text not null check (char_length(name) between 2 and 64),
  channel text collate "C" not null
    check (channel in ('phone', 'email', 'telegram', 'whatsapp', 'line', 'wechat', 'qq')),
  contact text not null check (char_length(contact) between 3 and 100),
  about text not null check (char_length(about) between 20 and 1000),
  language text collate "C" not null,
  status text collate "C" not null default 'waiting'
    check (status in ('waiting', 'talking', 'accepted', 'declined')),
  note text not null default '',
  link_id bigint references agents_links (id),
  decided_by bigint,
  decided_by_name text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'accepted') = (link_id is not null))
);
create index agents_candidates_brand on agents_candidates (brand_id, id);
-- One contact waits once, however often the form is sent.
create unique index agents_candidates_open on agents_candidates (brand_id, channel, lower(contact))
  where status in ('waiting', 'talking');

grant select, insert on agents_candidates to baize_app;
grant update (status, note, link_id, decided_by, decided_by_name, decided_at) on agents_candidates to baize_app;
