-- A second way through the same door, for very many payments at once that are all alike: out of a house account into
-- members' main accounts, each referring to an earlier transfer (`requires`), or taking a stake back (`reverses`). What is
-- certain to be applied is written as one set, however often a member stands in the list. Everything else - a key that is
-- known, a member who has set something, a reference that is missing, a reversal that would take money - goes to
-- wallet_post as it is, with all payments of that member, so that both doors say and write the same.
create type wallet_payment as (
  brand integer,
  member bigint,
  currency text collate "C",
  scope text collate "C",
  key text collate "C",
  kind text collate "C",
  rule text collate "C",
  ref text collate "C",
  -- Where the money comes from; with `reverses`, where the stake went.
  house text collate "C",
  -- Nothing with `reverses`: it is what had moved.
  amount bigint
);

-- A payment with what the books say of it once its member's account is held.
create type wallet_judged as (
  idx integer,
  brand integer,
  member bigint,
  currency text collate "C",
  scope text collate "C",
  key text collate "C",
  kind text collate "C",
  rule text collate "C",
  ref text collate "C",
  house text collate "C",
  amount bigint,
  main bigint,
  main_balance bigint,
  main_version bigint,
  house_id bigint,
  house_balance bigint,
  house_version bigint,
  ref_id bigint,
  ref_kind text collate "C",
  is_plain boolean
);

create function wallet_pay(payments wallet_payment[])
returns table (
  idx integer,
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
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_mains bigint[];
  v_judged wallet_judged[];
  v_rest wallet_judged[];
  v_is_sound boolean;
  v_is_tangled boolean;
  v_chain smallint;
  v_seq bigint;
  v_hash bytea;
  v_at timestamptz;
  v_at_us bigint;
begin
  if coalesce(cardinality(payments), 0) = 0 then return; end if;
  -- The locks of wallet_post in its order: one chain, then the members' main accounts by id.
  select c.no, c.seq, c.hash into v_chain, v_seq, v_hash
    from wallet_chains c for update skip locked limit 1;
  if not found then
    select c.no, c.seq, c.hash into v_chain, v_seq, v_hash
      from wallet_chains c where c.no = pg_backend_pid() % 16 for update;
  end if;
  select array_agg(m.id order by p.idx),
         bool_and(coalesce(
           p.brand > 0 and p.member > 0 and p.currency <> '' and length(p.scope) between 1 and 64
           and length(p.key) between 1 and 200 and length(p.kind) between 1 and 32 and length(p.ref) between 1 and 200
           and starts_with(p.house, 'house.')
           and case p.rule when 'requires' then p.amount between 0 and 1000000000000000
                           when 'reverses' then p.amount = 0 and p.ref <> p.key else false end, false))
    into v_mains, v_is_sound
    from unnest(payments) with ordinality
      as p (brand, member, currency, scope, key, kind, rule, ref, house, amount, idx)
    left join lateral (
      select a.id from wallet_accounts a
       where a.member_id = nullif(p.member, 0) and a.name = 'main' and a.currency = p.currency and a.brand_id = p.brand
         and a.shard = 0 offset 0
    ) m on true;
  if not v_is_sound then
    raise exception 'wallet_pay: a malformed payment' using errcode = '22023';
  end if;
  perform from wallet_accounts a where a.id = any (v_mains) order by a.id for no key update of a;
  insert into wallet_accounts (brand_id, member_id, currency, name, shard)
  select n.brand, 0, n.currency, n.house, v_chain
    from (select distinct p.brand, p.currency, p.house from unnest(payments) p) n
   where not exists (select from wallet_accounts a
                      where a.member_id = 0 and a.name = n.house and a.currency = n.currency and a.brand_id = n.brand
                        and a.shard = v_chain)
  on conflict (member_id, name, currency, brand_id, shard) do nothing;
  -- Where two members name one key, their own or one they refer to, the list is answered in its own order.
  v_is_tangled := exists (
    select from unnest(payments) p cross join lateral (values (p.key), (p.ref)) n (key)
     group by p.brand, p.scope, n.key having min(p.member) < max(p.member));
  v_at := clock_timestamp();
  v_at_us := extract(epoch from v_at) * 1000000;

  -- Which of them are certain to be applied. A key that comes twice is not, nor what a reversal in the list takes back
  -- while something else in it refers to that; and one payment that is not takes all of its member's along.
  select array_agg(row(
           s.idx, s.brand, s.member, s.currency, s.scope, s.key, s.kind, s.rule, s.ref, s.house, s.moved, s.main,
           s.main_balance, s.main_version, s.house_id, s.house_balance, s.house_version, s.ref_id, s.ref_kind,
           s.is_plain)::wallet_judged)
    into v_judged
    from (
      select k.*, bool_and(not v_is_tangled and k.is_certain and k.keys = 1 and (k.reversals = 0 or k.refs = 1) and k.total <= 1000000000000000000)
                    over (partition by k.brand, k.member) as is_plain
        from (
          select p.idx::integer as idx, p.brand, p.member, p.currency, p.scope, p.key, p.kind, p.rule, p.ref, p.house,
                 case p.rule when 'reverses' then coalesce(r.amount, 0) else p.amount end as moved,
                 p.main, a.balance as main_balance, a.version as main_version, h.id as house_id,
                 h.balance as house_balance, h.version as house_version, r.id as ref_id, r.kind as ref_kind,
                 coalesce(a.id is not null and not a.guarded and o.id is null and r.outcome = 'applied'
                   and r.member_id = p.member and r.currency = p.currency and r.reversed_by = 0
                   and case p.rule when 'requires' then r.rule <> 'reverses'
                                   else r.rule = '' and r.payee_id = 0 and r.debit = 'main' and r.credit = p.house
                                     and r.debt = 0 end, false) as is_certain,
                 count(*) over (partition by p.brand, p.scope, p.key) as keys,
                 count(*) over (partition by p.brand, p.scope, p.ref) as refs,
                 count(*) filter (where p.rule = 'reverses') over (partition by p.brand, p.scope, p.ref) as reversals,
                 a.balance + sum(case p.rule when 'reverses' then coalesce(r.amount, 0) else p.amount end)
                   over (partition by p.main) as total
            from unnest(payments, v_mains) with ordinality
              as p (brand, member, currency, scope, key, kind, rule, ref, house, amount, main, idx)
            left join lateral (
              select x.id, x.balance, x.version, x.guarded from wallet_accounts x where x.id = p.main offset 0
            ) a on true
            left join lateral (
              select x.id, x.balance, x.version from wallet_accounts x
               where x.member_id = 0 and x.name = p.house and x.currency = p.currency and x.brand_id = p.brand
                 and x.shard = v_chain offset 0
            ) h on true
            left join lateral (
              select t.id from wallet_transfers t
               where t.key = p.key and t.scope = p.scope and t.brand_id = p.brand offset 0
            ) o on true
            left join lateral (
              select t.id, t.kind, t.rule, t.member_id, t.payee_id, t.currency, t.debit, t.credit, t.amount, t.debt,
                     t.outcome, t.reversed_by
                from wallet_transfers t
               where t.key = p.ref and t.scope = p.scope and t.brand_id = p.brand offset 0
            ) r on true
        ) k
    ) s;

  return query
  with ruled as materialized (
    select k.*, nextval('wallet_transfers_id_seq') as new_id, (k.main_balance + sum(k.amount) over w)::bigint as after,
           k.main_version + count(*) filter (where k.amount > 0) over w as after_version
      from unnest(v_judged) k where k.is_plain
    window w as (partition by k.main order by k.idx)
  ),
  written as (
    insert into wallet_transfers as t (id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key,
           debit, credit, amount, debt, content, outcome, balance_after, created_at, chain, seq, seal)
    overriding system value
    select f.*, v_at, v_chain, v_seq + 1,
           substr(sha256(convert_to(row(f.*, v_at_us)::text, 'UTF8')), 1, 16)
      from (
        select u.new_id, u.brand, u.member, 0::bigint, u.currency, u.scope, u.key, u.kind, u.rule, u.ref, u.house, 'main',
               u.amount, 0::bigint, '', 'applied', u.after
          from ruled u
      ) f (id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key, debit, credit, amount, debt,
           content, outcome, balance_after)
    returning t.id, t.seal
  ),
  legs as materialized (
    select l.account_id, l.amount, l.new_id as transfer_id, l.kind, l.old_version + row_number() over w as version,
           (l.old_balance + sum(l.amount) over w)::bigint as balance_after
      from (
        select u.idx, 1 as leg, u.house_id as account_id, -u.amount as amount, u.new_id, u.kind,
               u.house_balance as old_balance, u.house_version as old_version
          from ruled u where u.amount > 0
        union all
        select u.idx, 3, u.main, u.amount, u.new_id, u.kind, u.main_balance, u.main_version
          from ruled u where u.amount > 0
      ) l
    window w as (partition by l.account_id order by l.idx, l.leg)
  ),
  entered as (
    insert into wallet_entries (account_id, version, transfer_id, amount, balance_after, kind, created_at)
    select l.account_id, l.version, l.transfer_id, l.amount, l.balance_after, l.kind, v_at from legs l
  ),
  balanced as (
    update wallet_accounts a set balance = z.balance, version = z.version
      from (
        select distinct on (l.account_id) l.account_id, l.balance_after as balance, l.version
          from legs l order by l.account_id, l.version desc
      ) z
     where a.id = z.account_id
  ),
  marked as (
    update wallet_transfers t
       set dependents = t.dependents + d.more, reversed_by = coalesce(d.reversal, t.reversed_by)
      from (
        select u.ref_id, count(*) filter (where u.rule = 'requires')::integer as more,
               max(u.new_id) filter (where u.rule = 'reverses') as reversal
          from ruled u group by u.ref_id
      ) d
     where t.id = d.ref_id
  ),
  sealed as materialized (
    select count(*) as transfers, (select count(*) from legs) as entries,
           sha256(v_hash || string_agg(w.seal, ''::bytea order by w.id) || coalesce((
             select array_send(array_agg(l.account_id)) || array_send(array_agg(l.version))
                    || array_send(array_agg(l.transfer_id)) || array_send(array_agg(l.amount))
                    || array_send(array_agg(l.balance_after))
               from (select * from legs order by account_id, version) l), ''::bytea)) as hash
      from written w
  ),
  chained as (
    update wallet_chains c set seq = v_seq + 1, hash = s.hash from sealed s where c.no = v_chain and s.transfers > 0
  ),
  batched as (
    insert into wallet_batches (chain, seq, prev_hash, hash, transfers, entries, created_at)
    select v_chain, v_seq + 1, v_hash, s.hash, s.transfers, s.entries, v_at from sealed s where s.transfers > 0
  )
  select u.idx, 'applied'::text, false, u.new_id, u.after, u.after, u.after_version, u.amount, u.ref_kind::text from ruled u;

  -- The rest in its own order. All accounts are held by now, so nobody can come between the two doors.
  select array_agg(k order by k.idx) into v_rest from unnest(v_judged) k where not k.is_plain;
  for v_from in 1 .. coalesce(cardinality(v_rest), 0) by 500 loop
    return query
    select v_rest[v_from + p.idx - 1].idx, p.outcome, p.replayed, p.transfer_id, p.balance, p.balance_now, p.version,
           p.amount, p.ref_kind
      from wallet_post((
        select jsonb_agg(jsonb_build_object(
                 'brand', k.brand, 'member', k.member, 'currency', k.currency, 'scope', k.scope, 'key', k.key, 'kind', k.kind,
                 'rule', k.rule, 'ref', k.ref)
               || case k.rule when 'reverses' then '{"settled": "allow"}'
                              else jsonb_build_object('debit', k.house, 'credit', 'main', 'amount', k.amount) end
               order by k.idx)
          from unnest(v_rest[v_from : v_from + 499]) k)) p;
  end loop;
end $$;

revoke all on function wallet_pay(wallet_payment[]) from public;
grant execute on function wallet_pay(wallet_payment[]) to baize_app;
