-- The one door into the books. The shape of an item and of a result stands in modules/wallet/index.ts.

create type wallet_item as (
  idx integer,
  wave integer,
  brand integer,
  member bigint,
  payee bigint,
  currency text collate "C",
  scope text collate "C",
  key text collate "C",
  kind text collate "C",
  rule text collate "C",
  ref text collate "C",
  debit text collate "C",
  credit text collate "C",
  amount bigint,
  shortfall text collate "C",
  settled text collate "C",
  content text collate "C",
  main bigint
);

create function wallet_post(items jsonb)
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
  v_items wallet_item[];
  v_mains bigint[];
  v_waves integer;
  v_bad integer;
  v_is_serial boolean;
  v_chain smallint;
  v_seq bigint;
  v_hash bytea;
  v_at timestamptz;
begin
  -- Read the items and find whose money they move. A wave holds at most one item of a member, so that within one
  -- statement nobody's money moves twice; later waves see what earlier ones did. Items that name two members, or a key
  -- that comes twice, go strictly one after the other.
  select array_agg(row(
           p.idx, p.wave, p.brand, p.member, p.payee, p.currency, p.scope, p.key, p.kind, p.rule, p.ref, p.debit,
           p.credit, p.amount, p.shortfall, p.settled, p.content, p.main)::wallet_item order by p.idx),
         max(p.wave),
         count(*) filter (where not coalesce(
           p.brand > 0 and p.member >= 0 and p.payee >= 0 and (p.payee = 0 or p.member > 0)
           and p.currency <> '' and length(p.scope) between 1 and 64 and length(p.key) between 1 and 200
           and length(p.kind) between 1 and 32 and length(p.ref) <= 200 and length(p.content) <= 1000
           and p.shortfall in ('', 'debt') and p.settled in ('', 'allow')
           and case p.rule
                 when 'reverses' then p.ref <> '' and p.ref <> p.key and p.member > 0
                   and p.debit = '' and p.credit = '' and p.amount = 0
                 when 'requires' then p.ref <> ''
                 when 'consumes' then p.ref <> ''
                 when '' then true
               end
           and (p.rule = 'reverses' or (
             p.amount between 0 and 1000000000000000 and p.debit <> '' and p.credit <> ''
             and (p.debit <> p.credit or (p.payee > 0 and p.payee <> p.member))
             and (p.member > 0 or (starts_with(p.debit, 'house.') and starts_with(p.credit, 'house.'))))),
           false)),
         bool_or(p.payee > 0) or count(distinct p.key) < count(*)
    into v_items, v_waves, v_bad, v_is_serial
    from (
      select j.idx::integer as idx,
             row_number() over (partition by j.brand, j.member, j.currency order by j.idx)::integer as wave,
             j.brand, coalesce(j.member, 0) as member, coalesce(j.payee, 0) as payee, j.currency, j.scope, j.key,
             j.kind, coalesce(j.rule, '') as rule, coalesce(j.ref, '') as ref, coalesce(j.debit, '') as debit,
             coalesce(j.credit, '') as credit,
             case when j.rule = 'reverses' then coalesce(j.amount, 0) else j.amount end as amount,
             coalesce(j.shortfall, '') as shortfall, coalesce(j.settled, '') as settled,
             coalesce(j.content, '') as content, a.id as main
        from rows from (jsonb_to_recordset(items) as (
               brand integer, member bigint, payee bigint, currency text, scope text, key text, kind text, rule text,
               ref text, debit text, credit text, amount bigint, shortfall text, settled text, content text
             )) with ordinality as j (brand, member, payee, currency, scope, key, kind, rule, ref, debit, credit, amount,
               shortfall, settled, content, idx)
        left join wallet_accounts a
          on a.member_id = j.member and a.name = 'main' and a.currency = j.currency and a.brand_id = j.brand
         and a.shard = 0 and j.member > 0
    ) p;
  if v_items is null then return; end if;
  if v_bad > 0 then
    raise exception 'wallet_post: % of % items are malformed', v_bad, cardinality(v_items) using errcode = '22023';
  end if;
  if v_is_serial then
    v_waves := cardinality(v_items);
    select array_agg(row(
             i.idx, i.idx, i.brand, i.member, i.payee, i.currency, i.scope, i.key, i.kind, i.rule, i.ref, i.debit,
             i.credit, i.amount, i.shortfall, i.settled, i.content, i.main)::wallet_item order by i.idx)
      into v_items from unnest(v_items) i;
  end if;

  -- Locks, always in this order: one chain (whichever is free), then the members' main accounts by id. The main
  -- account guards all accounts of its member in its currency.
  select c.no, c.seq, c.hash into v_chain, v_seq, v_hash
    from wallet_chains c for update skip locked limit 1;
  if not found then
    select c.no, c.seq, c.hash into v_chain, v_seq, v_hash
      from wallet_chains c where c.no = pg_backend_pid() % 16 for update;
  end if;
  select array_agg(l.id) into v_mains from (
    select a.id from wallet_accounts a
     where a.id = any (array(
       select i.main from unnest(v_items) i
       union
       select p.id from unnest(v_items) i
         join wallet_accounts p on p.member_id = i.payee and p.name = 'main' and p.currency = i.currency
          and p.brand_id = i.brand and p.shard = 0
        where i.payee > 0
     ))
     order by a.id for no key update
  ) l;
  v_at := clock_timestamp();

  for v_wave in 1 .. v_waves loop
    for v_try in 1 .. 2 loop
      return query
      with known as materialized (
        -- What is known of the item's key and of the transfer that it refers to. The statement began after the locks
        -- were held, so nothing of this member can change under it.
        select i.idx, i.brand, i.member, i.payee, i.currency, i.scope, i.key, i.kind, i.rule, i.ref, i.shortfall,
               i.settled, i.content,
               o.id as own_id, o.outcome as own_outcome, o.amount as own_amount, o.balance_after as own_balance,
               o.member_id = i.member and o.payee_id = i.payee and o.currency = i.currency and o.kind = i.kind
                 and o.rule = i.rule and o.ref_key = i.ref and o.content = i.content
                 and (i.rule = 'reverses' or (o.debit = i.debit and o.credit = i.credit and o.amount = i.amount))
                 as is_same,
               r.id as ref_id, r.outcome as ref_outcome, r.rule as ref_rule, r.kind as ref_kind,
               r.ref_key as ref_ref, r.reversed_by as ref_reversed_by, r.dependents as ref_dependents,
               r.debt as ref_debt,
               r.member_id = i.member and r.currency = i.currency
                 and (i.rule <> 'reverses' or r.payee_id = i.payee) as is_ref_own,
               m.id as main, m.balance as main_balance, m.version as main_version,
               case when i.rule = 'reverses' then r.credit else i.debit end as debit,
               case when i.rule = 'reverses' then r.debit else i.credit end as credit,
               case when i.rule = 'reverses' then r.amount else i.amount end as amount,
               case when i.rule = 'reverses' and i.payee > 0 then i.payee else i.member end as debtor,
               case when i.rule <> 'reverses' and i.payee > 0 then i.payee else i.member end as creditor
          from unnest(v_items) i
          left join wallet_transfers o on o.key = i.key and o.scope = i.scope and o.brand_id = i.brand
          left join wallet_transfers r on r.key = nullif(i.ref, '') and r.scope = i.scope and r.brand_id = i.brand
          left join wallet_accounts m on m.id = i.main
         where i.wave = v_wave
      ),
      placed as materialized (
        -- The two accounts, and what of the amount the debt account has to bear or gets back.
        select k.*, d.id as d_id, d.state as d_state, d.balance as d_balance, c.id as c_id, c.balance as c_balance,
               not starts_with(k.debit, 'house.') as is_d_member, not starts_with(k.credit, 'house.') as is_c_member,
               case when k.debit = 'main' and (k.shortfall = 'debt' or k.rule = 'reverses')
                    then greatest(k.amount - d.balance, 0) else 0 end as short
          from known k
          left join wallet_accounts d
            on d.member_id = case when starts_with(k.debit, 'house.') then 0 else k.debtor end
           and d.name = k.debit and d.currency = k.currency and d.brand_id = k.brand
           and d.shard = case when starts_with(k.debit, 'house.') then v_chain else 0 end
          left join wallet_accounts c
            on c.member_id = case when starts_with(k.credit, 'house.') then 0 else k.creditor end
           and c.name = k.credit and c.currency = k.currency and c.brand_id = k.brand
           and c.shard = case when starts_with(k.credit, 'house.') then v_chain else 0 end
      ),
      judged as materialized (
        select p.*, s.id as s_id, b.id as b_id, least(p.ref_debt, -b.balance) as back,
               case
                 when p.own_outcome = 'tombstone' then 'cancelled'
                 when p.is_same then 'replay'
                 when p.own_id is not null then 'conflict'
                 when p.member > 0 and p.main is null then 'account_missing'
                 when p.rule in ('requires', 'consumes') and (p.ref_id is null or not p.is_ref_own or p.ref_rule = 'reverses')
                   then 'reference_missing'
                 when p.rule in ('requires', 'consumes') and (p.ref_outcome = 'tombstone' or p.ref_reversed_by > 0)
                   then 'reference_reversed'
                 when p.rule in ('requires', 'consumes') and p.ref_outcome <> 'applied' then 'reference_missing'
                 when p.rule = 'consumes' and p.ref_dependents > 0 then 'reference_settled'
                 when p.rule = 'reverses' and p.ref_id is null then 'tombstoned'
                 when p.rule = 'reverses' and (not p.is_ref_own or p.ref_rule = 'reverses') then 'reference_missing'
                 when p.rule = 'reverses' and p.ref_outcome <> 'applied' then 'tombstoned'
                 when p.rule = 'reverses' and p.ref_reversed_by > 0 then 'already_reversed'
                 when p.rule = 'reverses' and p.ref_dependents > 0 and p.settled = '' then 'reference_settled'
                 when (p.d_id is null and p.debit = 'main') or (p.c_id is null and p.credit = 'main')
                   then 'account_missing'
                 when p.d_id is null or p.c_id is null then 'needs_account'
                 when p.d_state = 'closed' and p.rule <> 'reverses' and p.shortfall = '' then 'account_closed'
                 when p.is_d_member and p.debit <> 'debt' and p.short = 0 and p.d_balance < p.amount
                   then 'insufficient_funds'
                 when p.is_c_member and p.c_balance + p.amount > case when p.credit = 'debt' then 0 else 1000000000000000000 end
                   then 'balance_limit'
                 when (p.short > 0 and s.id is null) or (p.ref_debt > 0 and p.rule = 'reverses' and b.id is null)
                   then 'needs_account'
                 else 'applied'
               end as verdict
          from placed p
          left join wallet_accounts s
            on s.member_id = case when p.short > 0 then p.debtor end and s.name = 'debt'
           and s.currency = p.currency and s.brand_id = p.brand and s.shard = 0
          left join wallet_accounts b
            on b.member_id = case when p.ref_debt > 0 and p.rule = 'reverses' then p.creditor end and b.name = 'debt'
           and b.currency = p.currency and b.brand_id = p.brand and b.shard = 0
      ),
      ruled as materialized (
        -- Decisions about money are remembered under their key for ever; those about a missing or spent reference are
        -- not, since they become true or stay false by themselves. Without an account that must first be opened, no
        -- line of this wave is written.
        select j.*, coalesce(j.back, 0) as returned,
               case when j.verdict in ('applied', 'tombstoned', 'insufficient_funds', 'account_closed', 'balance_limit')
                    then nextval('wallet_transfers_id_seq') end as new_id,
               j.verdict = 'applied' as is_applied,
               coalesce(j.main_balance, 0)
                 - case when j.verdict = 'applied' and j.debit = 'main' and j.debtor = j.member
                        then j.amount - j.short else 0 end
                 + case when j.verdict = 'applied' and j.credit = 'main' and j.creditor = j.member
                        then j.amount - coalesce(j.back, 0) else 0 end as after
          from judged j
         where v_try = 2 or not exists (select from judged g where g.verdict = 'needs_account')
      ),
      rows as materialized (
        select f.*, substr(sha256(convert_to(row(
                 f.id, f.brand_id, f.member_id, f.payee_id, f.currency, f.scope, f.key, f.kind, f.rule, f.ref_key,
                 f.debit, f.credit, f.amount, f.debt, f.content, f.outcome, f.balance_after, f.at)::text, 'UTF8')), 1, 16)
                 as seal
          from (
            select u.new_id as id, u.brand as brand_id, u.member as member_id, u.payee as payee_id, u.currency, u.scope,
                   u.key, u.kind, u.rule, u.ref as ref_key, coalesce(u.debit, '') as debit,
                   coalesce(u.credit, '') as credit,
                   case when u.verdict = 'tombstoned' then 0 else u.amount end as amount,
                   case when u.is_applied then u.short else 0 end as debt, u.content, u.verdict as outcome,
                   u.after as balance_after, (extract(epoch from v_at) * 1000000)::bigint as at
              from ruled u where u.new_id is not null
            union all
            select nextval('wallet_transfers_id_seq'), u.brand, u.member, u.payee, u.currency, u.scope, u.ref, 'tombstone', '', '',
                   '', '', 0, 0, '', 'tombstone', u.after, (extract(epoch from v_at) * 1000000)::bigint
              from ruled u where u.verdict = 'tombstoned' and u.ref_id is null
          ) f
      ),
      written as (
        insert into wallet_transfers (id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key,
               debit, credit, amount, debt, content, outcome, balance_after, created_at, chain, seq, seal)
        overriding system value
        select t.id, t.brand_id, t.member_id, t.payee_id, t.currency, t.scope, t.key, t.kind, t.rule, t.ref_key,
               t.debit, t.credit, t.amount, t.debt, t.content, t.outcome, t.balance_after, v_at, v_chain, v_seq + 1,
               t.seal
          from rows t order by t.key
      ),
      legs as materialized (
        select u.idx, u.new_id, l.account_id, l.amount,
               row_number() over w as nth, sum(l.amount) over w as moved
          from ruled u
          cross join lateral (values
            (1, u.d_id, u.short - u.amount), (2, u.s_id, -u.short),
            (3, u.c_id, u.amount - u.returned), (4, u.b_id, u.returned)
          ) l (leg, account_id, amount)
         where u.is_applied and l.amount <> 0
        window w as (partition by l.account_id order by u.idx, l.leg)
      ),
      moved as materialized (
        select l.account_id, sum(l.amount)::bigint as amount, count(*) as lines from legs l group by l.account_id
      ),
      balanced as (
        update wallet_accounts a
           set balance = a.balance + m.amount, version = a.version + m.lines
          from moved m where a.id = m.account_id
      ),
      lines as materialized (
        select l.idx, l.account_id, a.version + l.nth as version, l.new_id as transfer_id, l.amount,
               (a.balance + l.moved)::bigint as balance_after
          from legs l join wallet_accounts a on a.id = l.account_id
      ),
      entered as (
        insert into wallet_entries (account_id, version, transfer_id, amount, balance_after)
        select n.account_id, n.version, n.transfer_id, n.amount, n.balance_after from lines n
      ),
      marked as (
        update wallet_transfers t
           set reversed_by = case when u.rule = 'reverses' then u.new_id else t.reversed_by end,
               dependents = t.dependents + case when u.rule = 'reverses' then 0 else 1 end
          from ruled u
         where u.is_applied and u.rule <> '' and t.id = u.ref_id
      ),
      unmarked as (
        update wallet_transfers t set dependents = t.dependents - 1
          from ruled u
         where u.is_applied and u.rule = 'reverses' and u.ref_rule in ('requires', 'consumes')
           and t.key = u.ref_ref and t.scope = u.scope and t.brand_id = u.brand
      ),
      sealed as materialized (
        select sha256(v_hash || (select string_agg(t.seal, ''::bytea order by t.id) from rows t) || convert_to(
                 coalesce((select string_agg(concat_ws(',', n.account_id, n.version, n.transfer_id, n.amount,
                     n.balance_after), ';' order by n.account_id, n.version) from lines n), ''), 'UTF8')) as hash,
               (select count(*) from rows) as transfers, (select count(*) from lines) as entries
         where exists (select from rows)
      ),
      chained as (
        update wallet_chains c set seq = v_seq + 1, hash = s.hash from sealed s where c.no = v_chain
      ),
      batched as (
        insert into wallet_batches (chain, seq, prev_hash, hash, transfers, entries, created_at)
        select v_chain, v_seq + 1, v_hash, s.hash, s.transfers, s.entries, v_at from sealed s
      )
      select u.idx,
             case u.verdict when 'replay' then u.own_outcome when 'needs_account' then 'account_missing' else u.verdict end,
             u.verdict = 'replay',
             coalesce(u.new_id, u.own_id),
             case when u.verdict = 'replay' then u.own_balance else u.after end,
             u.after,
             coalesce(u.main_version, 0) + (select count(*) from lines n where n.idx = u.idx and n.account_id = u.main),
             case when u.verdict = 'replay' then u.own_amount when u.verdict = 'tombstoned' then 0 else u.amount end,
             u.ref_kind
        from ruled u;

      exit when found;
      -- An account is used for the first time: a house account of this chain, a hold or a debt. Open it and judge again.
      insert into wallet_accounts (brand_id, member_id, currency, name, shard)
      select distinct n.brand, case when starts_with(n.name, 'house.') then 0 else n.owner end, n.currency, n.name,
             case when starts_with(n.name, 'house.') then v_chain else 0 end
        from (
          select i.brand, i.currency, l.name, l.owner
            from unnest(v_items) i
            left join wallet_transfers r on r.key = nullif(i.ref, '') and r.scope = i.scope and r.brand_id = i.brand
            cross join lateral (values
              (i.debit, i.member), (i.credit, case when i.payee > 0 then i.payee else i.member end),
              (case when i.rule = 'reverses' then r.credit end, case when i.payee > 0 then i.payee else i.member end),
              (case when i.rule = 'reverses' then r.debit end, i.member),
              (case when i.rule = 'reverses' or i.shortfall = 'debt' then 'debt' end, i.member),
              (case when i.rule = 'reverses' and i.payee > 0 then 'debt' end, i.payee)
            ) l (name, owner)
           where i.wave = v_wave and l.name not in ('', 'main')
        ) n
       where starts_with(n.name, 'house.')
          or exists (select from wallet_accounts m where m.member_id = n.owner and m.name = 'main'
                        and m.currency = n.currency and m.brand_id = n.brand and m.shard = 0)
      on conflict (member_id, name, currency, brand_id, shard) do nothing;
    end loop;

    if v_wave < v_waves then
      select c.seq, c.hash into v_seq, v_hash from wallet_chains c where c.no = v_chain;
    end if;
  end loop;
end $$;

-- A member's accounts begin with `main` in each currency; the others are opened when money first goes there.
create function wallet_open(brand integer, member bigint, currencies text[]) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into wallet_accounts (brand_id, member_id, currency, name, shard)
  select brand, member, c.currency, 'main', 0 from unnest(currencies) as c (currency)
  on conflict (member_id, name, currency, brand_id, shard) do nothing;
$$;

-- From a closed main account nothing can be spent; winnings, refunds and whatever is held still arrive.
create function wallet_set_state(brand integer, member bigint, new_state text) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_count integer;
begin
  update wallet_accounts set state = new_state
   where member_id = member and member > 0 and brand_id = brand and name = 'main' and shard = 0;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

revoke all on function wallet_post(jsonb) from public;
revoke all on function wallet_open(integer, bigint, text[]) from public;
revoke all on function wallet_set_state(integer, bigint, text) from public;
grant execute on function wallet_post(jsonb) to baize_app;
grant execute on function wallet_open(integer, bigint, text[]) to baize_app;
grant execute on function wallet_set_state(integer, bigint, text) to baize_app;
