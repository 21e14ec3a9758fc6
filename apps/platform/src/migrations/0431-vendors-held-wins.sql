-- The most that one win may be before somebody looks at it: so many times what the round has cost, and an amount. An empty
-- game is all games of the vendor; where neither a game nor its vendor has a row, the house's own bounds hold.
create table vendors_win_caps (
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null,
  multiple integer not null check (multiple > 0),
  amount bigint not null check (amount between 1 and 1000000000000000),
  primary key (vendor_id, game_code)
);

-- Wins above it: the money has left the house and lies in an account of its own, not yet the member's to spend. Two
-- operators pay it out, one gives it back with a reason, and the vendor may take it back whatever became of it.
create table vendors_held_wins (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null,
  round text collate "C" not null,
  currency text collate "C" not null,
  amount bigint not null,
  -- The transfer in the books, where the money came from and where it lies.
  scope text collate "C" not null,
  key text collate "C" not null,
  house text collate "C" not null,
  hold text collate "C" not null,
  status text collate "C" not null default 'held' check (status in ('held', 'approved', 'rejected', 'cancelled')),
  first_id bigint,
  first_name text not null default '',
  decider_id bigint,
  decider text not null default '',
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  unique (key, scope, brand_id),
  check (status <> 'approved' or (first_id is not null and decider_id is not null and first_id <> decider_id))
);
create index vendors_held_wins_list on vendors_held_wins (brand_id, status, id);

create function vendors_held_refuse_backward() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) in (
    ('held', 'held'), ('held', 'approved'), ('held', 'rejected'), ('held', 'cancelled'), ('approved', 'cancelled'),
    ('rejected', 'cancelled')
  ) then
    return new;
  end if;
  raise exception 'the held win % is % and cannot become %', old.id, old.status, new.status using errcode = '42501';
end $$;
create trigger vendors_held_wins_forward_only before update of status on vendors_held_wins
  for each row execute function vendors_held_refuse_backward();

revoke all on vendors_win_caps, vendors_held_wins from public;
grant select on vendors_win_caps to baize_app;
grant select, insert on vendors_held_wins to baize_app;
grant update (status, first_id, first_name, decider_id, decider, reason, decided_at) on vendors_held_wins to baize_app;

-- A held win is written down with its money, and no win stands on one. What a pool pays beside it is paid at once.
do $$
declare
  v_door regprocedure;
  v_text text;
  v_change text[];
  v_changes text[] := array[
    array['vendors_post(jsonb)', '  select p.idx, v_states[p.idx], p.outcome,',
          '  , held as (
    insert into vendors_held_wins (brand_id, member_id, vendor_id, game_code, round, currency, amount, scope, key, house,
           hold)
    select c.brand, c.member, c.vendor, c.game, c.round, c.currency, p.amount, c.scope, c.key, c.debit, c.credit
      from rows from (jsonb_to_recordset(calls) as (
             brand integer, member bigint, vendor integer, currency text, game text, round text, scope text, key text,
             kind text, debit text, credit text
           )) with ordinality as c (brand, member, vendor, currency, game, round, scope, key, kind, debit, credit, idx)
      join posted p on p.idx = c.idx
     where c.kind = ''heldWin'' and p.outcome = ''applied'' and not p.replayed
  )
  select p.idx, v_states[p.idx], p.outcome,'],
    array['vendors_post_pool(jsonb, text)', '''counts'', ''win'', ''debit'', v_account,',
          '''counts'', ''win'', ''debit'', v_account, ''credit'', ''main'',' ],
    array['wallet_post(jsonb)', 'r.kind in (''win'', ''freeWin'', ''jackpot'')',
          'r.kind in (''win'', ''heldWin'', ''freeWin'', ''jackpot'')'],
    array['wallet_pay(wallet_payment[])', 'r.kind not in (''win'', ''freeWin'', ''jackpot'')',
          'r.kind not in (''win'', ''heldWin'', ''freeWin'', ''jackpot'')']
  ];
begin
  foreach v_change slice 1 in array v_changes loop
    v_door := v_change[1]::regprocedure;
    v_text := pg_get_functiondef(v_door);
    if (length(v_text) - length(replace(v_text, v_change[2], ''))) <> length(v_change[2]) then
      raise exception '% has not exactly one "%"', v_door, v_change[2];
    end if;
    execute replace(v_text, v_change[2], v_change[3]);
  end loop;
end $$;
