-- Whoever publishes results of official lotteries and signs them. The key lies in a file, not in the database. A lottery
-- names the one feed that it is heard for.
create table lotteries_feeds (
  id integer primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  code text collate "C" not null unique check (code ~ '^[a-z0-9-]{2,32}$'),
  name text not null,
  secret_file text not null,
  is_open boolean not null default true
);

alter table lotteries_lotteries add column feed_id integer references lotteries_feeds (id);

-- What a feed said, once: the same event gets the answer that it got first. What was refused is not kept, since the feed
-- may say it again when its time has come.
create table lotteries_reports (
  id bigint primary key generated always as identity,
  feed_id integer not null references lotteries_feeds (id),
  event_id text collate "C" not null,
  hash bytea not null,
  draw_id bigint not null references lotteries_draws (id),
  numbers integer[] not null,
  answer text collate "C" not null check (answer in ('accepted', 'same', 'waiting')),
  received_at timestamptz not null default clock_timestamp(),
  unique (feed_id, event_id)
);
create index lotteries_reports_draw on lotteries_reports (draw_id);

revoke all on lotteries_feeds, lotteries_reports from public;
grant select on lotteries_feeds to baize_app;
grant select, insert on lotteries_reports to baize_app;
