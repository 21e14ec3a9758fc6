-- Pools of progressive jackpots. The money stands in the books, on a house account of its own that is split over the
-- chains like every other; here stands only which bets feed a pool, and with what. Nothing of a pool ever changes.
create table vendors_jackpots (
  id integer primary key generated always as identity,
  brand_id integer not null,
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null,
  currency text collate "C" not null,
  -- Only a bet of exactly this size feeds the pool and can win it, so that chance and pool fit each other at every bet.
  stake bigint not null check (stake > 0),
  contribution bigint not null check (contribution between 1 and stake),
  -- What the house puts in when the pool begins, and again whenever it was won.
  seed bigint not null check (seed >= 0),
  account text collate "C" not null check (account ~ '^house[.]jackpot:[A-Za-z0-9._-]+$' and length(account) <= 64),
  unique (vendor_id, game_code, brand_id, currency, stake),
  unique (brand_id, currency, account)
);
revoke all on vendors_jackpots from public;
grant select on vendors_jackpots to baize_app;

-- A jackpot counts against what a member lost, as a win does.
insert into limits_kinds (kind, effect) values ('jackpot', 'return');

-- One call of a game with pools, and what it means for its pool, in one transaction: a bet feeds the pool, a win that
-- says so empties it and lets it begin anew, and a bet that is taken back takes its part back. The row of the pool is
-- held while it is emptied, so that of two winners the second finds what is there after the first. The caller takes
-- everything back when a row is refused. Amounts that were booked before are taken from the books, so that the same call
-- is the same for ever. Rows are those of vendors_post; the second one of a win is the jackpot.
create function vendors_post_pool(call jsonb, act text)
returns table (
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
)
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_brand integer := (call ->> 'brand')::integer;
  v_key text := call ->> 'key';
  v_ref text := call ->> 'ref';
  v_scope text := call ->> 'scope';
  v_calls jsonb := jsonb_build_array(call);
  v_pool vendors_jackpots;
  v_account text;
  v_amount bigint;
  v_seed bigint;
begin
  if act = 'bet' then
    select j.* into v_pool from vendors_jackpots j
     where j.vendor_id = (call ->> 'vendor')::integer and j.game_code = call ->> 'game' and j.brand_id = v_brand
       and j.currency = call ->> 'currency' and j.stake = (call ->> 'amount')::bigint;
    if found then
      v_calls := v_calls || jsonb_build_array(call || jsonb_build_object(
        'key', v_key || ' pool', 'kind', 'contribution', 'debit', call ->> 'credit', 'credit', v_pool.account,
        'amount', v_pool.contribution));
    end if;
  elsif act = 'rollback' then
    v_calls := v_calls || jsonb_build_array(call || jsonb_build_object('key', v_key || ' pool', 'ref', v_ref || ' pool'));
  elsif act = 'jackpot' then
    select t.credit into v_account from wallet_transfers t
     where t.key = v_ref || ' pool' and t.scope = v_scope and t.brand_id = v_brand and t.outcome = 'applied'
       and t.reversed_by = 0 and t.member_id = (call ->> 'member')::bigint and t.content = call ->> 'refcontent';
    select j.* into v_pool from vendors_jackpots j
     where j.brand_id = v_brand and j.currency = call ->> 'currency' and j.account = v_account for update;
    if not found then
      return query select 1, 'absent', 'reference_missing', false, null::bigint, 0::bigint, 0::bigint, 0::bigint,
                          0::bigint, null::text;
      return;
    end if;
    -- What is read from here on is as the last winner left it.
    select t.amount into v_amount from wallet_transfers t
     where t.key = v_ref || ' jackpot' and t.scope = v_scope and t.brand_id = v_brand;
    if not found then
      select greatest(coalesce(sum(a.balance), 0), 0) into v_amount from wallet_accounts a
       where a.member_id = 0 and a.name = v_account and a.currency = v_pool.currency and a.brand_id = v_brand;
    end if;
    select t.amount into v_seed from wallet_transfers t
     where t.key = v_ref || ' seed' and t.scope = v_scope and t.brand_id = v_brand;
    v_calls := v_calls || jsonb_build_array(
      -- One jackpot for a bet, whatever the win is called that brings it.
      call || jsonb_build_object('key', v_ref || ' jackpot', 'kind', 'jackpot', 'counts', 'win', 'debit', v_account,
        'amount', v_amount),
      call || jsonb_build_object('key', v_ref || ' seed', 'kind', 'jackpotSeed', 'debit', 'house.jackpotSeed',
        'credit', v_account, 'amount', coalesce(v_seed, v_pool.seed)));
  else
    raise exception 'vendors_post_pool: no act is called %', act using errcode = '22023';
  end if;
  return query select p.* from vendors_post(v_calls) p;
end $$;

revoke all on function vendors_post_pool(jsonb, text) from public;
grant execute on function vendors_post_pool(jsonb, text) to baize_app;
