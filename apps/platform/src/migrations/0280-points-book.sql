-- Points of members: whole numbers in books of their own, one per member. They are not money: nothing here is a currency,
-- and a point becomes money only through the wallet's door. Points never run out, so nothing here has a date of expiry.

-- What a brand gives points for, and what they are worth. `rates` are points for every 100.00 of valid bets by category;
-- `ratio_points` are converted into `ratio_amount` of the main wallet, in whole lots, so that nothing is ever rounded.
create table points_settings (
  brand_id integer primary key references site_brands (id),
  rates jsonb not null,
  ratio_points integer not null check (ratio_points between 1 and 1000000),
  ratio_amount bigint not null check (ratio_amount between 0 and 100000000000 and ratio_amount % 1000 = 0),
  -- Counts changes of the ratio alone: a conversion names the one that its member has seen.
  ratio_version integer not null default 1,
  rules jsonb not null default '{}',
  version integer not null default 1,
  -- Rounds that changed before this moment have been counted; what was settled before the first moment never counts.
  seen_at timestamptz not null default clock_timestamp(),
  started_at timestamptz not null default clock_timestamp(),
  passes bigint not null default 0
);

-- What a member has. `fraction` are ten-millionths of a point that play has brought and that make no whole one yet. Only
-- play that is taken back brings a balance below zero; nobody spends points that are not there.
create table points_accounts (
  brand_id integer not null references site_brands (id),
  member_id bigint not null check (member_id > 0),
  balance bigint not null default 0 check (balance between -1000000000000000 and 1000000000000000),
  fraction bigint not null default 0 check (fraction between 0 and 9999999),
  version bigint not null default 0,
  primary key (member_id, brand_id)
);

-- The lines: numbered without a gap, each with the balance after it and a key that is kept for ever.
create table points_entries (
  brand_id integer not null,
  member_id bigint not null,
  version bigint not null check (version > 0),
  kind text collate "C" not null check (kind in ('earned', 'takenBack', 'redeemed', 'returned', 'converted')),
  key text collate "C" not null check (length(key) between 1 and 100),
  amount bigint not null,
  balance_after bigint not null,
  ref text collate "C" not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, brand_id, version),
  unique (key, brand_id),
  check (amount <> 0 and (amount > 0) = (kind in ('earned', 'returned')))
);

-- What of each round has brought points, and how much of them: a round counts once, and one that is taken back takes back
-- exactly what it had brought, whatever the rates are by then.
create table points_rounds (
  member_id bigint not null,
  round_id bigint not null,
  brand_id integer not null,
  valid_bet bigint not null check (valid_bet >= 0),
  worth bigint not null check (worth >= 0),
  primary key (member_id, round_id)
);

create function points_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the book of points is append-only', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger points_entries_append_only before update or delete or truncate on points_entries
  for each statement execute function points_refuse_change();
create trigger points_accounts_no_removal before delete or truncate on points_accounts
  for each statement execute function points_refuse_change();

-- The one door into the book. An item: brand, member, kind, key, ref, and either `amount` in points or `worth` in
-- ten-millionths of a point, which play brings. Items are booked in the order of their members, so that two callers never
-- wait for each other. Outcomes: applied (also for an item that was booked before under its key), conflict,
-- insufficient_points, and below_one, where play made no whole point and only the fraction has moved.
create function points_post(items jsonb)
returns table (idx integer, outcome text, amount bigint, balance bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  i record;
  v_account points_accounts;
  v_known points_entries;
  v_amount bigint;
  v_fraction bigint;
  v_kind text;
begin
  for i in
    select (o.ordinality - 1)::integer as idx, x.*
      from jsonb_array_elements(items) with ordinality as o (item, ordinality)
      cross join lateral jsonb_to_record(o.item)
        as x (brand integer, member bigint, kind text, key text, ref text, amount bigint, worth bigint)
     order by x.brand, x.member, o.ordinality
  loop
    if (i.amount is null) = (i.worth is null) or i.key is null or (i.worth is not null) <> (i.kind = 'play') then
      raise exception 'points_post: a malformed item' using errcode = '22023';
    end if;
    insert into points_accounts (brand_id, member_id) values (i.brand, i.member) on conflict do nothing;
    select * into strict v_account from points_accounts a
     where a.member_id = i.member and a.brand_id = i.brand for update;
    select * into v_known from points_entries e where e.key = i.key and e.brand_id = i.brand;
    if found then
      idx := i.idx;
      amount := v_known.amount;
      balance := v_known.balance_after;
      outcome := case when v_known.member_id = i.member and v_known.ref = coalesce(i.ref, '') and i.worth is null
                        and v_known.kind = i.kind and v_known.amount = i.amount then 'applied' else 'conflict' end;
      return next;
      continue;
    end if;
    v_fraction := v_account.fraction;
    v_amount := i.amount;
    v_kind := i.kind;
    if i.worth is not null then
      v_amount := floor((v_account.fraction + i.worth)::numeric / 10000000)::bigint;
      v_fraction := v_account.fraction + i.worth - v_amount * 10000000;
      v_kind := case when v_amount > 0 then 'earned' else 'takenBack' end;
    end if;
    idx := i.idx;
    amount := 0;
    balance := v_account.balance;
    if v_amount = 0 then
      outcome := 'below_one';
    elsif v_kind <> 'takenBack' and v_amount < 0 and v_account.balance + v_amount < 0 then
      outcome := 'insufficient_points';
    else
      insert into points_entries (brand_id, member_id, version, kind, key, amount, balance_after, ref)
      values (i.brand, i.member, v_account.version + 1, v_kind, i.key, v_amount, v_account.balance + v_amount,
              coalesce(i.ref, ''));
      outcome := 'applied';
      amount := v_amount;
      balance := v_account.balance + v_amount;
    end if;
    update points_accounts a
       set balance = v_account.balance + points_post.amount, fraction = v_fraction,
           version = v_account.version + case when points_post.amount = 0 then 0 else 1 end
     where a.member_id = i.member and a.brand_id = i.brand;
    return next;
  end loop;
end $$;

revoke all on points_settings, points_accounts, points_entries, points_rounds from public;
revoke all on function points_post from public;
grant select on points_accounts, points_entries to baize_app;
grant execute on function points_post to baize_app;
grant select, insert on points_settings to baize_app;
grant update (rates, ratio_points, ratio_amount, ratio_version, rules, version, seen_at, passes) on points_settings
  to baize_app;
grant select, insert on points_rounds to baize_app;
grant update (valid_bet, worth) on points_rounds to baize_app;
