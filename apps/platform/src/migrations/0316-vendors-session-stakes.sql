-- The stake of a session is known at its end and paid from what was set aside at its beginning: nothing refuses it then,
-- and it counts against the loss like any stake.
insert into limits_kinds (kind, effect) values ('settledStake', 'return');

-- As before, and a call may say as what its money counts in the round where that is not its kind: counts text.
create or replace function vendors_post(calls jsonb)
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
language plpgsql
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set lock_timeout = '1s'
as $$
#variable_conflict use_column
declare
  v_states text[];
  v_may boolean[];
  v_items jsonb := calls;
begin
  select array_agg(t.state order by t.idx), array_agg(
           case when t.live then t.state = 'alive' else t.state <> 'foreign' end order by t.idx)
    into v_states, v_may
    from (
      select c.idx, coalesce(c.live, false) as live,
             case
               when c.token is null then 'absent'
               when s.token_hash is null then 'unknown'
               when s.brand_id <> c.brand or s.member_id <> c.member or s.vendor_id <> c.vendor then 'foreign'
               when s.expires_at <= statement_timestamp() then 'expired'
               when s.currency <> c.currency then 'currency'
               when s.game_code <> c.game then 'game'
               else 'alive'
             end as state
        from rows from (jsonb_to_recordset(calls) as (
               brand integer, member bigint, vendor integer, currency text, game text, token text, live boolean
             )) with ordinality as c (brand, member, vendor, currency, game, token, live, idx)
        left join vendors_sessions s on s.token_hash = decode(c.token, 'hex')
    ) t;
  if false = any (v_may) then
    select jsonb_agg(case when v_may[c.idx] then c.item else c.item || '{"probe":true}' end order by c.idx)
      into v_items from jsonb_array_elements(calls) with ordinality c (item, idx);
  end if;

  return query
  with posted as materialized (
    select p.* from wallet_post(v_items) p
  ),
  kept as (
    insert into vendors_rounds as r (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
           is_closed, transactions, started_at, updated_at)
    select c.member, c.brand, c.vendor, c.round, min(c.game), min(c.currency),
           coalesce(sum(m.sign) filter (where m.kind = 'bet'), 0)::integer,
           coalesce(sum(m.sign * p.amount) filter (where m.kind = 'bet'), 0)::bigint,
           coalesce(sum(m.sign * p.amount) filter (where m.kind = 'win'), 0)::bigint,
           coalesce(sum(m.sign * p.amount * case when c.debit = 'main' then -1 else 1 end)
             filter (where m.kind = 'adjust'), 0)::bigint,
           bool_or(c.closes), array_agg(c.key order by c.idx), clock_timestamp(), clock_timestamp()
      from rows from (jsonb_to_recordset(calls) as (
             brand integer, member bigint, vendor integer, currency text, game text, round text, key text, kind text,
             debit text, closes boolean, counts text
           )) with ordinality as c (brand, member, vendor, currency, game, round, key, kind, debit, closes, counts, idx)
      join posted p on p.idx = c.idx
      cross join lateral (
        select case when c.kind = 'rollback' then p.ref_kind else coalesce(c.counts, c.kind) end as kind,
               case when c.kind = 'rollback' then -1 else 1 end as sign
      ) m
     where p.outcome = 'applied' and not p.replayed
     group by c.member, c.brand, c.vendor, c.round
     order by c.member, c.round
    on conflict (member_id, round, vendor_id, brand_id) do update
       set bets = r.bets + excluded.bets, bet = r.bet + excluded.bet, win = r.win + excluded.win,
           adjusted = r.adjusted + excluded.adjusted, is_closed = r.is_closed or excluded.is_closed,
           transactions = r.transactions || excluded.transactions, updated_at = excluded.updated_at
  )
  select p.idx, v_states[p.idx], p.outcome, p.replayed, p.transfer_id, p.balance, p.balance_now, p.version, p.amount,
         p.ref_kind
    from posted p order by p.idx;
end $$;
