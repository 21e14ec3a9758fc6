-- Free rounds: rounds of one game at one stake that the house pays. The vendor says in its bet that a round is free and
-- by which reward; the bet then moves nothing, and what it wins comes out of a house account of its own.
alter table vendors_vendors add column has_free_rounds boolean not null default false;

create table vendors_free_rounds (
  id bigint primary key generated always as identity,
  -- What the vendor knows the grant by.
  reward uuid not null unique default gen_random_uuid(),
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null,
  currency text collate "C" not null,
  stake bigint not null check (stake between 1 and 1000000000000000),
  rounds integer not null check (rounds between 1 and 100),
  used integer not null default 0 constraint vendors_free_rounds_room check (used between 0 and rounds),
  ends_at timestamptz not null,
  request_id uuid not null,
  -- Asked for, turned down, playable, played to the end or over with rounds left, taken back.
  status text collate "C" not null default 'requested' check (status in
    ('requested', 'rejected', 'active', 'finished', 'expired', 'cancelled')),
  requester_id bigint not null,
  requester text not null,
  reason text not null,
  approver_id bigint,
  approver text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (brand_id, requester_id, request_id),
  check (approver_id is null or approver_id <> requester_id)
);
create index vendors_free_rounds_open on vendors_free_rounds (member_id, brand_id) where status = 'active';
create index vendors_free_rounds_due on vendors_free_rounds (ends_at) where status in ('requested', 'active');
create index vendors_free_rounds_list on vendors_free_rounds (brand_id, status, id);

-- A grant only moves forward, whoever writes.
create function vendors_free_refuse_backward() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) in (
    ('requested', 'active'), ('requested', 'rejected'), ('requested', 'expired'), ('active', 'finished'),
    ('active', 'expired'), ('active', 'cancelled')
  ) then
    return new;
  end if;
  raise exception 'free rounds % are % and cannot become %', old.id, old.status, new.status using errcode = '42501';
end $$;
create trigger vendors_free_rounds_forward_only before update of status on vendors_free_rounds
  for each row execute function vendors_free_refuse_backward();

revoke all on vendors_free_rounds from public;
grant select, insert on vendors_free_rounds to baize_app;
grant update (status, used, approver_id, approver, ended_at) on vendors_free_rounds to baize_app;

-- Which grant a round was played from.
alter table vendors_rounds add column free_id bigint;
create index vendors_rounds_free on vendors_rounds (free_id) where free_id is not null;

-- A free bet is judged as a stake is, so that nobody plays who is excluded; it costs nothing, so it counts as nothing.
-- What it wins was a gift and does not make good what a member has lost.
insert into limits_kinds (kind, effect) values ('freeBet', 'stake');

-- A free bet feeds the pool of its stake as a paid one does, out of the house's money, since it can win the pool as well.
-- What counts in the round is the call's own and not that of what follows from it.
do $$
declare
  v_text text := pg_get_functiondef('vendors_post_pool(jsonb, text)'::regprocedure);
  v_change text[];
  v_changes text[] := array[
    array['j.stake = (call ->> ''amount'')::bigint', 'j.stake = coalesce(call ->> ''stake'', call ->> ''amount'')::bigint'],
    array['''kind'', ''contribution'',', '''kind'', ''contribution'', ''counts'', null,'],
    array['''kind'', ''jackpotSeed'',', '''kind'', ''jackpotSeed'', ''counts'', null,']
  ];
begin
  foreach v_change slice 1 in array v_changes loop
    if (length(v_text) - length(replace(v_text, v_change[1], ''))) <> length(v_change[1]) then
      raise exception 'the function of pools has not exactly one "%"', v_change[1];
    end if;
    v_text := replace(v_text, v_change[1], v_change[2]);
  end loop;
  execute v_text;
end $$;

create type vendors_posted as (
  idx integer,
  token_state text,
  outcome text,
  replayed boolean,
  transfer_id bigint,
  balance bigint,
  balance_now bigint,
  version bigint,
  amount bigint,
  ref_kind text
);

-- One call of a free round, in one transaction with the count of its grant. `act` is bet, win, jackpot or rollback;
-- `reward` and `told_stake` belong to a bet, and a stake of zero is one that the vendor did not tell. The grant's row is
-- taken before any account, and the condition and the count are one statement: of two bets for the last round one has it.
-- A bet for which there is no round left is only looked up: what was booked before is answered again. Rows are those of
-- vendors_post.
create function vendors_post_free(call jsonb, act text, has_pools boolean, reward uuid, told_stake bigint)
returns setof vendors_posted
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_brand integer := (call ->> 'brand')::integer;
  v_member bigint := (call ->> 'member')::bigint;
  v_vendor integer := (call ->> 'vendor')::integer;
  v_round text := call ->> 'round';
  v_call jsonb := call;
  v_grant bigint;
  v_stake bigint;
  v_rows vendors_posted[];
  v_is_new boolean;
begin
  if act = 'bet' then
    update vendors_free_rounds f set used = f.used + 1
     where f.reward = vendors_post_free.reward and f.brand_id = v_brand and f.member_id = v_member
       and f.vendor_id = v_vendor and f.game_code = call ->> 'game' and f.currency = call ->> 'currency'
       and f.status = 'active' and f.ends_at > clock_timestamp() and f.used < f.rounds
       and told_stake in (0, f.stake)
    returning f.id, f.stake into v_grant, v_stake;
    v_call := v_call || case when v_grant is null then '{"probe":true}' else jsonb_build_object('stake', v_stake) end;
  elsif act = 'rollback' then
    perform from vendors_free_rounds f
      where f.id = (select r.free_id from vendors_rounds r
                     where r.member_id = v_member and r.round = v_round and r.vendor_id = v_vendor and r.brand_id = v_brand)
      for update;
  elsif act not in ('win', 'jackpot') then
    raise exception 'vendors_post_free: no act is called %', act using errcode = '22023';
  end if;

  if has_pools and act <> 'win' then
    select array_agg(row(p.idx, p.token_state, p.outcome, p.replayed, p.transfer_id, p.balance, p.balance_now, p.version,
                         p.amount, p.ref_kind)::vendors_posted order by p.idx) into v_rows
      from vendors_post_pool(v_call, act) p;
  else
    select array_agg(row(p.idx, p.token_state, p.outcome, p.replayed, p.transfer_id, p.balance, p.balance_now, p.version,
                         p.amount, p.ref_kind)::vendors_posted order by p.idx) into v_rows
      from vendors_post(jsonb_build_array(v_call)) p;
  end if;
  v_is_new := v_rows[1].outcome = 'applied' and not v_rows[1].replayed;

  if act = 'bet' and v_is_new then
    update vendors_rounds r set free_id = v_grant
     where r.member_id = v_member and r.round = v_round and r.vendor_id = v_vendor and r.brand_id = v_brand;
  elsif act = 'bet' then
    update vendors_free_rounds f set used = f.used - 1 where f.id = v_grant;
    -- The same transaction under another reward or at another stake is another bet.
    if v_rows[1].replayed and v_rows[1].outcome = 'applied' and not exists (
      select from vendors_rounds r join vendors_free_rounds f on f.id = r.free_id
       where r.member_id = v_member and r.round = v_round and r.vendor_id = v_vendor and r.brand_id = v_brand
         and f.reward = vendors_post_free.reward and told_stake in (0, f.stake)) then
      v_rows[1].outcome := 'conflict';
    end if;
  elsif act = 'rollback' and v_is_new and v_rows[1].ref_kind in ('freeBet', 'freeWin') then
    update vendors_rounds r
       set bets = r.bets - case v_rows[1].ref_kind when 'freeBet' then 1 else 0 end,
           win = r.win - case v_rows[1].ref_kind when 'freeWin' then v_rows[1].amount else 0 end
     where r.member_id = v_member and r.round = v_round and r.vendor_id = v_vendor and r.brand_id = v_brand
    returning r.free_id into v_grant;
    if v_rows[1].ref_kind = 'freeBet' then
      update vendors_free_rounds f set used = f.used - 1 where f.id = v_grant;
    end if;
  end if;
  return query select * from unnest(v_rows);
end $$;

revoke all on function vendors_post_free(jsonb, text, boolean, uuid, bigint) from public;
grant execute on function vendors_post_free(jsonb, text, boolean, uuid, bigint) to baize_app;
