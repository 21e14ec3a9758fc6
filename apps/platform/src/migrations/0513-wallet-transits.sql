-- Money between two members goes through an account in transit: one posting takes it from whoever pays, another brings it
-- to whoever is paid. So an item of the books names one member, a posting touches one group, and the two may stand on two
-- machines. docs/decisions/0513 says what happens between them.

alter type wallet_item drop attribute payee, drop attribute payee_main;
drop function wallet_read(jsonb);

-- The items of a list, with whether each could be one at all.
create or replace function wallet_read(items jsonb)
returns table (idx integer, brand integer, member bigint, currency text, scope text, key text, kind text, rule text, ref text, debit text, credit text, amount bigint, shortfall text, settled text, content text, refcontent text, probe boolean, is_sound boolean)
language sql stable
as $$
  select p.idx, p.brand, p.member, p.currency, p.scope, p.key, p.kind, p.rule, p.ref, p.debit, p.credit,
         p.amount, p.shortfall, p.settled, p.content, p.refcontent, p.probe,
         coalesce(
           p.brand > 0 and p.member >= 0
           and p.currency <> '' and length(p.scope) between 1 and 64 and length(p.key) between 1 and 200
           and length(p.kind) between 1 and 32 and length(p.ref) <= 200 and length(p.content) <= 1000
           and p.shortfall in ('', 'debt') and p.settled in ('', 'allow')
           and case p.rule
                 when 'reverses' then p.ref <> '' and p.ref <> p.key and p.member > 0 and p.debit = '' and p.credit = ''
                   and p.amount = 0 and p.shortfall = ''
                 when 'requires' then p.ref <> '' and p.settled = ''
                 when 'consumes' then p.ref <> '' and p.settled = ''
                 else p.rule = '' and p.settled = ''
               end
           and (p.rule = 'reverses' or (
             p.amount between 0 and 1000000000000000 and p.debit <> '' and p.credit <> ''
             and p.debit <> p.credit
             and (p.member > 0 or (starts_with(p.debit, 'house.') and starts_with(p.credit, 'house.'))))),
           false)
    from (
      select j.idx::integer as idx, j.brand, coalesce(j.member, 0) as member, j.currency,
             j.scope, j.key, j.kind, coalesce(j.rule, '') as rule, coalesce(j.ref, '') as ref,
             coalesce(j.debit, '') as debit, coalesce(j.credit, '') as credit,
             case when j.rule = 'reverses' then coalesce(j.amount, 0) else j.amount end as amount,
             coalesce(j.shortfall, '') as shortfall, coalesce(j.settled, '') as settled,
             coalesce(j.content, '') as content,
             coalesce(j.refcontent, '') as refcontent, coalesce(j.probe, false) as probe
        from rows from (jsonb_to_recordset(items) as (
               brand integer, member bigint, currency text, scope text, key text, kind text, rule text,
               ref text, debit text, credit text, amount bigint, shortfall text, settled text, content text,
               refcontent text, probe boolean
             )) with ordinality as j (brand, member, currency, scope, key, kind, rule, ref, debit, credit, amount,
               shortfall, settled, content, refcontent, probe, idx)
      offset 0
    ) p
$$;

-- The list with an empty object in the place of what cannot even be read as an item.
create or replace function wallet_sieve(items jsonb)
returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(
           case when jsonb_typeof(e.item) = 'object'
                  and pg_input_is_valid(coalesce(e.item ->> 'brand', '0'), 'integer')
                  and pg_input_is_valid(coalesce(e.item ->> 'member', '0'), 'bigint')
                  and pg_input_is_valid(coalesce(e.item ->> 'amount', '0'), 'bigint')
                  and pg_input_is_valid(coalesce(e.item ->> 'probe', 'false'), 'boolean')
                then e.item else '{}' end order by e.idx), '[]')
    from jsonb_array_elements(items) with ordinality e (item, idx)
$$;

-- The one door into the books.
create or replace function wallet_post(items jsonb)
returns table (idx integer, outcome text, replayed boolean, transfer_id bigint, balance bigint, balance_now bigint, version bigint, amount bigint, ref_kind text)
language plpgsql security definer
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_items wallet_item[];
  v_members integer;
  v_keys integer;
  v_list jsonb := items;
  v_waves integer := 1;
  v_is_serial boolean;
  v_has_reversal boolean;
  -- The main accounts here whose members have set something for themselves.
  v_guarded bigint[];
  v_chain smallint;
  v_seq bigint;
  v_hash bytea;
  v_at timestamptz;
  v_at_us bigint;
begin
  -- Locks, always in this order: one chain, whichever is free, and with it this chain's house accounts; then the
  -- members' main accounts by id. A main account guards all accounts of its member in its currency.
  select c.no, c.seq, c.hash into v_chain, v_seq, v_hash
    from wallet_chains c for update skip locked limit 1;
  if not found then
    select c.no, c.seq, c.hash into v_chain, v_seq, v_hash
      from wallet_chains c where c.no = pg_backend_pid() % 16 for update;
  end if;

  for v_read in 1 .. 2 loop
  begin
  select array_agg(row(
           i.idx, 1, i.brand, i.member, i.currency, i.scope, i.key, i.kind, i.rule, i.ref, i.debit, i.credit,
           i.amount, i.shortfall, i.settled, i.content, i.refcontent, i.probe, m.id, case when not i.is_sound then 'unsound' end)::wallet_item),
         count(distinct i.key), count(distinct nullif(i.member, 0)), bool_or(i.rule = 'reverses')
    into v_items, v_keys, v_members, v_has_reversal
    from wallet_read(v_list) i
    left join lateral (
      select a.id from wallet_accounts a
       where a.member_id = nullif(i.member, 0) and a.name = 'main' and a.currency = i.currency and a.brand_id = i.brand
         and a.shard = 0 offset 0
    ) m on true;
  exit;
  exception when data_exception then
    if v_read = 2 then raise; end if;
    v_list := wallet_sieve(items);
  end;
  end loop;
  if v_items is null then return; end if;
  select array_agg(h.id) filter (where h.guarded) into v_guarded
    from (
      select a.id, a.guarded from wallet_accounts a
       where a.id = any (array(select i.main from unnest(v_items) i))
       order by a.id for no key update of a
    ) h;

  -- Within one statement nobody's money may move twice: a member's second item, in whatever currency, waits for the next
  -- wave, which sees what the first one did. Where a key comes twice, or two members name one, all go strictly one after
  -- the other.
  if v_has_reversal or least(v_members, v_keys) < cardinality(v_items) then
    select count(distinct i.key) < count(*) or exists (
             select from unnest(v_items) n cross join lateral (values (n.key), (n.ref)) k (key)
              where k.key <> '' group by n.brand, n.scope, k.key having min(n.member) < max(n.member))
      into v_is_serial from unnest(v_items) i;
    select array_agg(row(
             i.idx, i.nth, i.brand, i.member, i.currency, i.scope, i.key, i.kind, i.rule, i.ref, i.debit,
             i.credit, i.amount, i.shortfall, i.settled, i.content, i.refcontent, i.probe, i.main,
             i.refusal)::wallet_item), max(i.nth)
      into v_items, v_waves
      from (
        select k.*, case when v_is_serial then k.idx::bigint
                         else row_number() over (partition by k.brand, k.member order by k.idx) end::integer as nth
          from unnest(v_items) k
      ) i;
  end if;
  v_at := clock_timestamp();
  v_at_us := extract(epoch from v_at) * 1000000;

  for v_wave in 1 .. v_waves loop
    -- What a member has set is judged here, with the account held, and counted below: nothing comes between the two.
    if v_guarded is not null then
      for v_nth in 1 .. cardinality(v_items) loop
        if v_items[v_nth].wave = v_wave and v_items[v_nth].main = any (v_guarded)
             and v_items[v_nth].refusal is distinct from 'unsound' then
          v_items[v_nth].refusal := limits_refusal(v_items[v_nth], v_at);
        end if;
      end loop;
    end if;
    for v_try in 1 .. 2 loop
      return query
      with ruled as materialized (
        select j.*, j.verdict = 'applied' as is_applied,
               case when j.verdict in ('applied', 'tombstoned', 'already_reversed', 'insufficient_funds', 'account_closed', 'balance_limit',
                                     'excluded', 'time_out', 'session_limit', 'stake_limit', 'loss_limit')
                      -- A deposit that was refused may be credited later, under its own key.
                      and not (j.verdict in ('excluded', 'time_out') and j.is_arrival)
                    then nextval('wallet_transfers_id_seq') end as new_id,
               j.main_balance + case when j.verdict <> 'applied' then 0 else
                   case when j.d_id = j.main then j.short - j.amount else 0 end
                 + case when j.c_id = j.main then j.amount - j.back else 0 end end as after
          from (
            -- The two accounts; what of the amount a debt account has to bear, or gets back; and whether there is enough.
            select k.idx, k.brand, k.member, k.currency, k.scope, k.key, k.kind, k.rule, k.ref, k.content,
                   k.debit, k.credit, k.amount, k.main, k.main_balance, k.main_version,
                   k.own_id, k.own_outcome, k.own_amount, k.own_balance, k.ref_id, k.ref_kind,
                   coalesce(d.id, k.d_main) as d_id, coalesce(d.balance, k.main_balance) as d_balance,
                   coalesce(d.version, k.main_version) as d_version,
                   coalesce(c.id, k.c_main) as c_id, coalesce(c.balance, k.main_balance) as c_balance,
                   coalesce(c.version, k.main_version) as c_version,
                   s.id as s_id, s.balance as s_balance, s.version as s_version,
                   b.id as b_id, b.balance as b_balance, b.version as b_version,
                   case when k.is_forced then greatest(k.amount - coalesce(d.balance, k.main_balance), 0) else 0 end as short,
                   coalesce(least(k.ref_debt, -b.balance), 0) as back, k.credit = 'main' as is_arrival,
                   case
                     when k.objection is not null then k.objection
                     when (k.debit = 'main' and coalesce(d.id, k.d_main) is null)
                       or (k.credit = 'main' and coalesce(c.id, k.c_main) is null) then 'account_missing'
                     when coalesce(d.id, k.d_main) is null or coalesce(c.id, k.c_main) is null then 'needs_account'
                     when not k.is_forced and k.debit = 'main' and coalesce(d.state, k.main_state) = 'closed'
                       then 'account_closed'
                     when k.refusal is not null then k.refusal
                     when not k.is_forced and coalesce(d.balance, k.main_balance) < k.amount and k.debit <> 'debt'
                       and not starts_with(k.debit, 'house.') then 'insufficient_funds'
                     when not starts_with(k.credit, 'house.') and coalesce(c.balance, k.main_balance) + k.amount
                       > case when k.credit = 'debt' then 0 else 1000000000000000000 end then 'balance_limit'
                     when k.debit = 'debt' and d.balance - k.amount < -1000000000000000000
                       or k.is_forced and s.balance + least(coalesce(d.balance, k.main_balance) - k.amount, 0)
                         < -1000000000000000000
                       or coalesce(d.balance, 0) < -8000000000000000000
                       or coalesce(c.balance, 0) > 8000000000000000000 then 'balance_limit'
                     when k.is_forced and coalesce(d.balance, k.main_balance) < k.amount and s.id is null
                       then 'needs_account'
                     when k.ref_debt > 0 and b.id is null then 'needs_account'
                     else 'applied'
                   end as verdict
              from (
                select n.*,
                       case when n.debit = 'main' then n.main end as d_main,
                       case when n.credit = 'main' then n.main end as c_main,
                       n.debit = 'main' and n.may_owe as is_forced
                  from (
                    -- What is known of the item's key and of the transfer that it refers to. The statement began when
                    -- the locks were held, so nothing of this member can change under it.
                    select i.idx, i.brand, i.member, i.currency, i.scope, i.key, i.kind, i.rule, i.ref,
                           i.content, i.main, i.refusal, m.state as main_state, coalesce(m.balance, 0) as main_balance,
                           coalesce(m.version, 0) as main_version,
                           o.id as own_id, o.outcome as own_outcome, o.amount as own_amount,
                           o.balance_after as own_balance, r.id as ref_id, case when r.member_id = i.member then r.kind end as ref_kind,
                           case when i.rule = 'reverses' then r.debt else 0 end as ref_debt,
                           case when i.rule = 'reverses' then r.credit else i.debit end as debit,
                           case when i.rule = 'reverses' then r.debit else i.credit end as credit,
                           case when i.rule = 'reverses' then r.amount else i.amount end as amount,
                           i.shortfall = 'debt' or i.rule = 'reverses' as may_owe,
                           -- The order of these questions is the order in which a caller is told.
                           case
                             when i.refusal = 'unsound' then 'unsound'
                             when o.outcome = 'tombstone' then 'cancelled'
                             when o.id is not null then
                               case when o.member_id = i.member and o.payee_id = 0 and o.currency = i.currency
                                         and o.kind = i.kind and o.rule = i.rule and o.ref_key = i.ref
                                         and o.content = i.content
                                         and (i.rule = 'reverses'
                                           or (o.debit = i.debit and o.credit = i.credit and o.amount = i.amount))
                                    then 'replay' else 'conflict' end
                             when i.probe then 'unknown_key'
                             when i.member > 0 and i.main is null then 'account_missing'
                             when i.rule <> '' then
                               case
                                 when r.id is null then
                                   case when i.rule = 'reverses' then 'tombstoned' else 'reference_missing' end
                                 when r.rule = 'reverses' or r.member_id <> i.member or r.currency <> i.currency
                                   or (i.rule = 'requires' and r.kind in ('win', 'heldWin', 'freeWin', 'jackpot'))
                                   or (i.rule = 'reverses' and r.payee_id <> 0)
                                   or not (i.refcontent = '' or r.content = i.refcontent or r.outcome = 'tombstone')
                                   then 'reference_missing'
                                 when i.rule = 'reverses' then
                                   case
                                     when r.outcome <> 'applied' then 'tombstoned'
                                     when r.reversed_by > 0 then 'already_reversed'
                                     when r.dependents > 0 and i.settled = '' then 'reference_settled'
                                   end
                                 when r.outcome = 'tombstone' or r.reversed_by > 0 then 'reference_reversed'
                                 when r.outcome <> 'applied' then 'reference_missing'
                                 when i.rule = 'consumes' and r.dependents > 0 then 'reference_settled'
                               end
                           end as objection
                      from unnest(v_items) i
                      left join lateral (
                        select * from wallet_accounts a where a.id = i.main offset 0
                      ) m on true
                      left join lateral (
                        select * from wallet_transfers t
                         where t.key = i.key and t.scope = i.scope and t.brand_id = i.brand offset 0
                      ) o on true
                      left join lateral (
                        select * from wallet_transfers t
                         where t.key = nullif(i.ref, '') and t.scope = i.scope and t.brand_id = i.brand offset 0
                      ) r on true
                     where i.wave = v_wave
                    offset 0
                  ) n
              ) k
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.d_main is not null then null
                                          when starts_with(k.debit, 'house.') then 0 else k.member end
                   and a.name = k.debit and a.currency = k.currency and a.brand_id = k.brand
                   and a.shard = case when starts_with(k.debit, 'house.') then v_chain else 0 end offset 0
              ) d on true
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.c_main is not null then null
                                          when starts_with(k.credit, 'house.') then 0 else k.member end
                   and a.name = k.credit and a.currency = k.currency and a.brand_id = k.brand
                   and a.shard = case when starts_with(k.credit, 'house.') then v_chain else 0 end offset 0
              ) c on true
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.is_forced and coalesce(d.balance, k.main_balance) < k.amount
                                          then k.member end
                   and a.name = 'debt' and a.currency = k.currency and a.brand_id = k.brand and a.shard = 0 offset 0
              ) s on true
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.ref_debt > 0 then k.member end
                   and a.name = 'debt' and a.currency = k.currency and a.brand_id = k.brand and a.shard = 0 offset 0
              ) b on true
            offset 0
          ) j
      ),
      -- Without an account that must first be opened, no line of this wave is written; the second try finds it.
      gate as materialized (
        select not exists (select from ruled g where g.verdict = 'needs_account') or v_try = 2 as is_open
      ),
      written as (
        insert into wallet_transfers as t (id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key,
               debit, credit, amount, debt, content, outcome, balance_after, created_at, chain, seq, seal)
        overriding system value
        select f.*, v_at, v_chain, v_seq + 1,
               substr(sha256(convert_to(row(f.*, v_at_us)::text, 'UTF8')), 1, 16)
          from (
            select u.new_id, u.brand, u.member, 0::bigint, u.currency, u.scope, u.key, u.kind, u.rule, u.ref,
                   coalesce(u.debit, ''), coalesce(u.credit, ''),
                   case when u.verdict = 'tombstoned' then 0 else u.amount end,
                   case when u.is_applied then u.short else 0 end, u.content, u.verdict, u.after
              from ruled u where u.new_id is not null
            union all
            select nextval('wallet_transfers_id_seq'), u.brand, u.member, 0::bigint, u.currency, u.scope, u.ref,
                   'tombstone', '', '', '', '', 0, 0, '', 'tombstone', u.after
              from ruled u where u.verdict = 'tombstoned' and u.ref_id is null
          ) f (id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key, debit, credit, amount,
               debt, content, outcome, balance_after)
         where (select is_open from gate)
        returning t.id, t.seal
      ),
      legs as materialized (
        select l.account_id, l.amount, l.new_id as transfer_id, l.kind, l.old_version + row_number() over w as version,
               (l.old_balance + sum(l.amount) over w)::bigint as balance_after
          from (
            select u.idx, 1 as leg, u.d_id as account_id, u.short - u.amount as amount, u.new_id, u.kind, u.d_balance as old_balance,
                   u.d_version as old_version
              from ruled u where u.is_applied and u.amount > u.short
            union all
            select u.idx, 3, u.c_id, u.amount - u.back, u.new_id, u.kind, u.c_balance, u.c_version
              from ruled u where u.is_applied and u.amount > u.back
            union all
            select u.idx, 2, u.s_id, -u.short, u.new_id, u.kind, u.s_balance, u.s_version
              from ruled u where u.is_applied and u.short > 0
            union all
            select u.idx, 4, u.b_id, u.back, u.new_id, u.kind, u.b_balance, u.b_version
              from ruled u where u.is_applied and u.back > 0
          ) l
         where (select is_open from gate)
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
        update wallet_transfers t set dependents = t.dependents + 1
         where t.id = any (array(
           select u.ref_id from ruled u
            where u.is_applied and u.rule in ('requires', 'consumes') and (select is_open from gate)))
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
      select u.idx,
             case u.verdict when 'replay' then u.own_outcome when 'needs_account' then
               case when wallet_can_open(u.debit, u.currency) and wallet_can_open(u.credit, u.currency)
                    then 'account_missing' else 'unsound' end
             else u.verdict end,
             u.verdict = 'replay',
             coalesce(u.new_id, u.own_id),
             case when u.verdict = 'replay' then u.own_balance else u.after end,
             u.after,
             u.main_version + case when not u.is_applied then 0 else
                 case when u.d_id = u.main and u.amount > u.short then 1 else 0 end
               + case when u.c_id = u.main and u.amount > u.back then 1 else 0 end end,
             case u.verdict when 'replay' then u.own_amount when 'tombstoned' then 0 else u.amount end,
             u.ref_kind
        from ruled u where (select is_open from gate);

      exit when found;
      -- An account is used for the first time: a house account of this chain, a hold or a debt. Open it and judge again.
      insert into wallet_accounts (brand_id, member_id, currency, name, shard)
      select distinct n.brand, case when starts_with(n.name, 'house.') then 0 else n.owner end, n.currency, n.name,
             case when starts_with(n.name, 'house.') then v_chain else 0 end
        from (
          select i.brand, i.currency, l.name, l.owner
            from unnest(v_items) i
            left join lateral (
              select * from wallet_transfers t
               where t.key = nullif(i.ref, '') and t.scope = i.scope and t.brand_id = i.brand offset 0
            ) r on true
            cross join lateral (values
              (i.debit, i.member), (i.credit, i.member),
              (case when i.rule = 'reverses' then r.credit end, i.member),
              (case when i.rule = 'reverses' then r.debit end, i.member),
              (case when i.rule = 'reverses' or i.shortfall = 'debt' then 'debt' end, i.member)
            ) l (name, owner)
           where i.wave = v_wave and l.name not in ('', 'main') and i.refusal is distinct from 'unsound'
             and wallet_can_open(l.name, i.currency)
        ) n
       where starts_with(n.name, 'house.')
          or exists (select from wallet_accounts m where m.member_id = n.owner and m.name = 'main'
                        and m.currency = n.currency and m.brand_id = n.brand and m.shard = 0)
      on conflict (member_id, name, currency, brand_id, shard) do nothing;
    end loop;

    if v_guarded is not null then
      perform limits_count(v_items, v_wave, v_guarded, v_chain, v_seq + 1, v_at);
    end if;

    -- What was reversed says so; and a reversed win no longer stands between its bet and a reversal of that.
    if v_has_reversal then
      with undone as materialized (
        select o.id, r.id as ref_id, r.rule, r.ref_key, r.scope, r.brand_id
          from unnest(v_items) i
          cross join lateral (
            select t.id from wallet_transfers t
             where t.key = i.key and t.scope = i.scope and t.brand_id = i.brand and t.outcome = 'applied'
               and t.chain = v_chain and t.seq = v_seq + 1 offset 0
          ) o
          cross join lateral (
            select * from wallet_transfers t
             where t.key = i.ref and t.scope = i.scope and t.brand_id = i.brand offset 0
          ) r
         where i.wave = v_wave and i.rule = 'reverses'
      ),
      marked as (
        update wallet_transfers t set reversed_by = (select u.id from undone u where u.ref_id = t.id)
         where t.id = any (array(select u.ref_id from undone u))
      )
      update wallet_transfers t set dependents = t.dependents - 1
       where t.id = any (array(
         select g.id from undone u
          cross join lateral (
            select x.id from wallet_transfers x
             where x.key = u.ref_key and x.scope = u.scope and x.brand_id = u.brand_id offset 0
          ) g
          where u.rule in ('requires', 'consumes')));
    end if;

    if v_wave < v_waves then
      select c.seq, c.hash into v_seq, v_hash from wallet_chains c where c.no = v_chain;
    end if;
  end loop;
end $$;

-- What one member has sent another: it stands where the payer does, and is under way until it has ended.
create table wallet_transits (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  -- Who pays.
  member_id bigint not null check (member_id > 0),
  payee_id bigint not null check (payee_id > 0 and payee_id <> member_id),
  currency text collate "C" not null,
  -- The key under which the payer was debited. The payee is credited under the same with `:in` behind it, or the payer gets
  -- it back with `:back`.
  scope text collate "C" not null,
  key text collate "C" not null check (length(key) <= 190),
  kind text collate "C" not null,
  amount bigint not null check (amount > 0),
  -- What is owed reaches a closed account too; a gift goes back.
  is_owed boolean not null,
  -- Refused: the payee could not be credited, and never will be; the payer gets it back.
  status text collate "C" not null default 'sent' check (status in ('sent', 'refused', 'arrived', 'returned')),
  sent_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((ended_at is null) = (status in ('sent', 'refused')))
);
create unique index wallet_transits_key on wallet_transits (key, scope, brand_id);
create index wallet_transits_open on wallet_transits (sent_at) where ended_at is null;
revoke all on wallet_transits from public;
grant select on wallet_transits to baize_app;

-- Posts a list as wallet_post does. An item that names a `payee` debits its member into transit, and with it stands the row
-- that brings it on; `owed` says that it is no gift.
create function wallet_send(items jsonb)
returns table (
  idx integer,
  outcome text,
  replayed boolean,
  transfer_id bigint,
  balance bigint,
  balance_now bigint,
  version bigint,
  amount bigint,
  ref_kind text,
  transit bigint
)
language plpgsql security definer as $$
#variable_conflict use_column
begin
  if exists (
    select from jsonb_to_recordset(items) as i (member bigint, payee bigint, debit text, credit text, rule text)
     where i.payee is not null and not coalesce(
       i.debit = 'main' and i.credit = 'house.transit' and coalesce(i.rule, '') = '', false)) then
    raise exception 'wallet_send: what is sent goes from a main account into transit' using errcode = '22023';
  end if;
  return query
  with posted as materialized (select * from wallet_post(items)),
  input as materialized (
    select i.* from rows from (jsonb_to_recordset(items) as (brand integer, member bigint, payee bigint, currency text,
             scope text, key text, kind text, amount bigint, owed boolean)) with ordinality
           as i (brand, member, payee, currency, scope, key, kind, amount, owed, idx)
  ),
  kept as (
    insert into wallet_transits as t (brand_id, member_id, payee_id, currency, scope, key, kind, amount, is_owed)
    select i.brand, i.member, i.payee, i.currency, i.scope, i.key, i.kind, i.amount, coalesce(i.owed, false)
      from input i join posted p on p.idx = i.idx
     where i.payee is not null and p.outcome = 'applied' and not p.replayed
    returning t.id, t.key, t.scope, t.brand_id
  )
  select p.*, k.id from posted p join input i on i.idx = p.idx
    left join kept k on k.key = i.key and k.scope = i.scope and k.brand_id = i.brand and i.payee is not null
   order by p.idx;
end $$;

-- Brings what was sent to its payee, once: the answer is what became of it just now, and nothing when it had arrived or been
-- refused before. Whoever comes at the same time waits. Only what can never be credited is refused; anything else fails,
-- and stays under way.
create function wallet_arrive(transit bigint)
returns table (status text, brand integer, member bigint, currency text, balance bigint, version bigint)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  v_transit wallet_transits;
  v_outcome text := 'account_closed';
  v_balance bigint;
  v_version bigint;
begin
  select t.* into v_transit from wallet_transits t where t.id = transit for update;
  if not found or v_transit.status <> 'sent' then return; end if;
  if v_transit.is_owed or exists (
    select from wallet_accounts a
     where a.member_id = v_transit.payee_id and a.name = 'main' and a.currency = v_transit.currency
       and a.brand_id = v_transit.brand_id and a.shard = 0 and a.state = 'open') then
    select p.outcome, p.balance_now, p.version into v_outcome, v_balance, v_version
      from wallet_post(jsonb_build_array(jsonb_build_object(
        'brand', v_transit.brand_id, 'member', v_transit.payee_id, 'currency', v_transit.currency,
        'scope', v_transit.scope, 'key', v_transit.key || ':in', 'kind', v_transit.kind,
        'debit', 'house.transit', 'credit', 'main', 'amount', v_transit.amount))) p;
  end if;
  if v_outcome = 'applied' then
    update wallet_transits t set status = 'arrived', ended_at = clock_timestamp() where t.id = transit;
    return query select 'arrived', v_transit.brand_id, v_transit.payee_id, v_transit.currency, v_balance, v_version;
  elsif v_outcome in ('account_closed', 'account_missing', 'balance_limit') then
    update wallet_transits t set status = 'refused' where t.id = transit;
    return query select 'refused', v_transit.brand_id, v_transit.payee_id, v_transit.currency, 0::bigint, 0::bigint;
  else
    raise exception 'wallet_arrive: the books answered % to transit %', v_outcome, transit;
  end if;
end $$;

-- Gives back what could not be credited, once; nothing when there is nothing to give back.
create function wallet_give_back(transit bigint)
returns table (brand integer, member bigint, payee bigint, currency text, amount bigint, balance bigint, version bigint)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  v_transit wallet_transits;
  v_posted record;
begin
  select t.* into v_transit from wallet_transits t where t.id = transit for update;
  if not found or v_transit.status <> 'refused' then return; end if;
  select p.* into v_posted from wallet_post(jsonb_build_array(jsonb_build_object(
    'brand', v_transit.brand_id, 'member', v_transit.member_id, 'currency', v_transit.currency,
    'scope', v_transit.scope, 'key', v_transit.key || ':back', 'kind', 'sendReturned', 'rule', 'reverses',
    'ref', v_transit.key))) p;
  if v_posted.outcome <> 'applied' then
    raise exception 'wallet_give_back: the books answered % to transit %', v_posted.outcome, transit;
  end if;
  update wallet_transits t set status = 'returned', ended_at = clock_timestamp() where t.id = transit;
  return query select v_transit.brand_id, v_transit.member_id, v_transit.payee_id, v_transit.currency,
                      v_transit.amount, v_posted.balance_now, v_posted.version;
end $$;

revoke all on function wallet_send(jsonb), wallet_arrive(bigint), wallet_give_back(bigint) from public;
grant execute on function wallet_send(jsonb), wallet_arrive(bigint), wallet_give_back(bigint) to baize_app;
select kit_place_functions(current_schema()::regnamespace);
