-- A vendor's own list of rounds is read for a stretch of time and compared with the books. `reached` is where the list
-- has been read to; a page and its place are kept together, so whoever dies over it leaves it for the next.
create table vendors_comparisons (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  vendor_id integer not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  status text collate "C" not null default 'reading' check (status in ('reading', 'done', 'failed')),
  reached text not null default '' check (length(reached) <= 200),
  pages integer not null default 0,
  listed integer not null default 0,
  found integer not null default 0,
  faults integer not null default 0,
  fault text not null default '',
  next_at timestamptz not null default now(),
  deadline_at timestamptz not null default now() + interval '30 minutes',
  asked_by text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  foreign key (brand_id, vendor_id) references vendors_brand_vendors (brand_id, vendor_id),
  check (to_at > from_at and to_at <= from_at + interval '31 days')
);
create unique index vendors_comparisons_reading on vendors_comparisons (brand_id, vendor_id) where status = 'reading';
create index vendors_comparisons_brand on vendors_comparisons (brand_id, id);

-- What the vendor listed, while a comparison is under way.
create table vendors_listed_rounds (
  comparison_id bigint not null references vendors_comparisons (id),
  member_id bigint not null,
  round text collate "C" not null,
  game_code text collate "C" not null,
  currency text collate "C" not null,
  bet bigint not null check (bet >= 0),
  win bigint not null check (win >= 0),
  is_settled boolean not null,
  started_at timestamptz not null,
  primary key (comparison_id, member_id, round)
);

-- What stands on one side only, or differs. `amount` is what the member would get by booking it: their result less ours.
create table vendors_differences (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  vendor_id integer not null,
  comparison_id bigint not null references vendors_comparisons (id),
  member_id bigint not null,
  round text collate "C" not null,
  game_code text collate "C" not null,
  currency text collate "C" not null,
  kind text collate "C" not null check (kind in ('missingHere', 'missingThere', 'amountDiffers')),
  ours_bet bigint,
  ours_win bigint,
  theirs_bet bigint,
  theirs_win bigint,
  amount bigint not null check (amount <> 0),
  state text collate "C" not null default 'open' check (state in ('open', 'noted', 'requested', 'booked', 'agreed')),
  note text not null default '',
  requested_by bigint,
  requested_by_name text not null default '',
  decided_by bigint,
  decided_by_name text not null default '',
  owed bigint not null default 0,
  seen_at timestamptz not null default now(),
  unique (brand_id, vendor_id, member_id, round, comparison_id),
  check (state <> 'booked' or decided_by <> requested_by)
);
create unique index vendors_differences_live on vendors_differences (brand_id, vendor_id, member_id, round)
  where state in ('open', 'noted', 'requested');
create index vendors_differences_queue on vendors_differences (brand_id, state, id);

grant select, insert on vendors_comparisons, vendors_differences to baize_app;
grant select, insert, delete on vendors_listed_rounds to baize_app;
grant update (bet, win, is_settled) on vendors_listed_rounds to baize_app;
grant update (status, reached, pages, listed, found, faults, fault, next_at, finished_at) on vendors_comparisons to baize_app;
grant update (comparison_id, kind, ours_bet, ours_win, theirs_bet, theirs_win, amount, state, note, requested_by,
  requested_by_name, decided_by, decided_by_name, owed, seen_at) on vendors_differences to baize_app;
