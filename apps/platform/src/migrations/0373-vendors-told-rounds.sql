-- Rounds that are told about afterwards, as one set. One that is told again unchanged is left as it is, so that nobody
-- counts it anew; what is told twice in one list is kept as it was told last.
create type vendors_told as (
  brand integer,
  member bigint,
  vendor integer,
  round text collate "C",
  game text collate "C",
  currency text collate "C",
  bets integer,
  bet bigint,
  win bigint,
  is_closed boolean,
  started_at timestamptz,
  -- The keys that its money moved under in the ledger.
  keys text[] collate "C"
);

create function vendors_keep_rounds(rounds vendors_told[])
returns table (brand_id integer, member_id bigint, currency text, started_at timestamptz, is_new boolean, lost bigint)
language sql as $$
  insert into vendors_rounds as r (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win,
    adjusted, is_closed, transactions, started_at, updated_at)
  select distinct on (c.member, c.round, c.vendor, c.brand) c.member, c.brand, c.vendor, c.round, c.game,
         c.currency, c.bets, c.bet, c.win, 0, c.is_closed, c.keys, least(c.started_at, clock_timestamp()),
         clock_timestamp()
    from unnest(rounds) with ordinality
      as c (brand, member, vendor, round, game, currency, bets, bet, win, is_closed, started_at, keys, nth)
   order by c.member, c.round, c.vendor, c.brand, c.nth desc
  on conflict (member_id, round, vendor_id, brand_id) do update
    set bets = excluded.bets, bet = excluded.bet, win = excluded.win, is_closed = excluded.is_closed,
        updated_at = excluded.updated_at,
        transactions = r.transactions || array(
          select x from unnest(excluded.transactions) x where x <> all (r.transactions))
  where (r.bets, r.bet, r.win, r.is_closed) is distinct from
        (excluded.bets, excluded.bet, excluded.win, excluded.is_closed)
  returning new.brand_id, new.member_id, new.currency, new.started_at, old.round is null,
    new.bet - new.win - coalesce(old.bet - old.win, 0)
$$;

revoke all on function vendors_keep_rounds(vendors_told[]) from public;
grant execute on function vendors_keep_rounds(vendors_told[]) to baize_app;
