-- The one door into the books. New here: a second reversal is remembered under its own key, so that it has one answer for
-- ever and nothing else can use that key; and what was won cannot be what another win stands on.
create or replace function wallet_post(items jsonb)
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
  v_members integer;
  v_waves integer := 1;
  v_is_sound boolean;
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

  select array_agg(row(
           i.idx, 1, i.brand, i.member, i.payee, i.currency, i.scope, i.key, i.kind, i.rule, i.ref, i.debit, i.credit,
           i.amount, i.shortfall, i.settled, i.content, i.refcontent, i.probe, m.id, p.id, null)::wallet_item),
         bool_and(i.is_sound), count(distinct nullif(i.member, 0)), bool_or(i.payee > 0), bool_or(i.rule = 'reverses')
    into v_items, v_is_sound, v_members, v_is_serial, v_has_reversal
    from wallet_read(items) i
    left join lateral (
      select a.id from wallet_accounts a
       where a.member_id = nullif(i.member, 0) and a.name = 'main' and a.currency = i.currency and a.brand_id = i.brand
         and a.shard = 0 offset 0
    ) m on true
    left join lateral (
      select a.id from wallet_accounts a
       where a.member_id = nullif(i.payee, 0) and a.name = 'main' and a.currency = i.currency and a.brand_id = i.brand
         and a.shard = 0 offset 0
    ) p on true;
  if v_items is null then return; end if;
  if not v_is_sound then
    raise exception 'wallet_post: a malformed item' using errcode = '22023';
  end if;
  select array_agg(h.id) filter (where h.guarded) into v_guarded
    from (
      select a.id, a.guarded from wallet_accounts a
       where a.id = any (array(select i.main from unnest(v_items) i union all
                               select i.payee_main from unnest(v_items) i where v_is_serial))
       order by a.id for no key update of a
    ) h;

  -- Within one statement nobody's money may move twice: a member's second item, in whatever currency, waits for the next
  -- wave, which sees what the first one did. Items that name two members, or a key that comes twice, go strictly one
  -- after the other.
  if v_is_serial or v_members < cardinality(v_items) then
    select v_is_serial or count(distinct i.key) < count(*) into v_is_serial from unnest(v_items) i;
    select array_agg(row(
             i.idx, i.nth, i.brand, i.member, i.payee, i.currency, i.scope, i.key, i.kind, i.rule, i.ref, i.debit,
             i.credit, i.amount, i.shortfall, i.settled, i.content, i.refcontent, i.probe, i.main,
             i.payee_main, i.refusal)::wallet_item), max(i.nth)
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
        if v_items[v_nth].wave = v_wave and v_items[v_nth].main = any (v_guarded) then
          v_items[v_nth].refusal := limits_refusal(v_items[v_nth], v_at);
        end if;
      end loop;
    end if;
    for v_try in 1 .. 2 loop
      return query
      with ruled as materialized (
        select j.*, j.verdict = 'applied' as is_applied,
               case when j.verdict in ('applied', 'tombstoned', 'already_reversed', 'insufficient_funds', 'account_closed',
                                     'balance_limit',
                                     'excluded', 'time_out', 'session_limit', 'stake_limit', 'loss_limit')
                      -- A deposit that was refused may be credited later, under its own key.
                      and not (j.verdict in ('excluded', 'time_out') and j.is_arrival)
                    then nextval('wallet_transfers_id_seq') end as new_id,
               j.main_balance + case when j.verdict <> 'applied' then 0 else
                   case when j.d_id = j.main then j.short - j.amount else 0 end
                 + case when j.c_id = j.main then j.amount - j.back else 0 end end as after
          from (
            -- The two accounts; what of the amount a debt account has to bear, or gets back; and whether there is enough.
            select k.idx, k.brand, k.member, k.payee, k.currency, k.scope, k.key, k.kind, k.rule, k.ref, k.content,
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
                     when k.is_forced and coalesce(d.balance, k.main_balance) < k.amount and s.id is null
                       then 'needs_account'
                     when k.ref_debt > 0 and b.id is null then 'needs_account'
                     else 'applied'
                   end as verdict
              from (
                select n.*,
                       case when n.debit = 'main' and n.debtor = n.member then n.main end as d_main,
                       case when n.credit = 'main' and n.creditor = n.member then n.main end as c_main,
                       n.debit = 'main' and n.may_owe as is_forced
                  from (
                    -- What is known of the item's key and of the transfer that it refers to. The statement began when
                    -- the locks were held, so nothing of this member can change under it.
                    select i.idx, i.brand, i.member, i.payee, i.currency, i.scope, i.key, i.kind, i.rule, i.ref,
                           i.content, i.main, i.refusal, m.state as main_state, coalesce(m.balance, 0) as main_balance,
                           coalesce(m.version, 0) as main_version,
                           o.id as own_id, o.outcome as own_outcome, o.amount as own_amount,
                           o.balance_after as own_balance, r.id as ref_id, r.kind as ref_kind,
                           case when i.rule = 'reverses' then r.debt else 0 end as ref_debt,
                           case when i.rule = 'reverses' then r.credit else i.debit end as debit,
                           case when i.rule = 'reverses' then r.debit else i.credit end as credit,
                           case when i.rule = 'reverses' then r.amount else i.amount end as amount,
                           case when i.rule = 'reverses' and i.payee > 0 then i.payee else i.member end as debtor,
                           case when i.rule <> 'reverses' and i.payee > 0 then i.payee else i.member end as creditor,
                           i.shortfall = 'debt' or i.rule = 'reverses' as may_owe,
                           -- The order of these questions is the order in which a caller is told.
                           case
                             when o.outcome = 'tombstone' then 'cancelled'
                             when o.id is not null then
                               case when o.member_id = i.member and o.payee_id = i.payee and o.currency = i.currency
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
                                   or (i.rule = 'requires' and r.kind in ('win', 'freeWin', 'jackpot'))
                                   or (i.rule = 'reverses' and r.payee_id <> i.payee)
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
                                          when starts_with(k.debit, 'house.') then 0 else k.debtor end
                   and a.name = k.debit and a.currency = k.currency and a.brand_id = k.brand
                   and a.shard = case when starts_with(k.debit, 'house.') then v_chain else 0 end offset 0
              ) d on true
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.c_main is not null then null
                                          when starts_with(k.credit, 'house.') then 0 else k.creditor end
                   and a.name = k.credit and a.currency = k.currency and a.brand_id = k.brand
                   and a.shard = case when starts_with(k.credit, 'house.') then v_chain else 0 end offset 0
              ) c on true
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.is_forced and coalesce(d.balance, k.main_balance) < k.amount
                                          then k.debtor end
                   and a.name = 'debt' and a.currency = k.currency and a.brand_id = k.brand and a.shard = 0 offset 0
              ) s on true
              left join lateral (
                select * from wallet_accounts a
                 where a.member_id = case when k.ref_debt > 0 then k.creditor end
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
            select u.new_id, u.brand, u.member, u.payee, u.currency, u.scope, u.key, u.kind, u.rule, u.ref,
                   coalesce(u.debit, ''), coalesce(u.credit, ''),
                   case when u.verdict = 'tombstoned' then 0 else u.amount end,
                   case when u.is_applied then u.short else 0 end, u.content, u.verdict, u.after
              from ruled u where u.new_id is not null
            union all
            select nextval('wallet_transfers_id_seq'), u.brand, u.member, u.payee, u.currency, u.scope, u.ref,
                   'tombstone', '', '', '', '', 0, 0, '', 'tombstone', u.after
              from ruled u where u.verdict = 'tombstoned' and u.ref_id is null
          ) f (id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key, debit, credit, amount,
               debt, content, outcome, balance_after)
         where (select is_open from gate)
        returning t.id, t.seal
      ),
      legs as materialized (
        select l.account_id, l.amount, l.new_id as transfer_id, l.old_version + row_number() over w as version,
               (l.old_balance + sum(l.amount) over w)::bigint as balance_after
          from (
            select u.idx, 1 as leg, u.d_id as account_id, u.short - u.amount as amount, u.new_id, u.d_balance as old_balance,
                   u.d_version as old_version
              from ruled u where u.is_applied and u.amount > u.short
            union all
            select u.idx, 3, u.c_id, u.amount - u.back, u.new_id, u.c_balance, u.c_version
              from ruled u where u.is_applied and u.amount > u.back
            union all
            select u.idx, 2, u.s_id, -u.short, u.new_id, u.s_balance, u.s_version
              from ruled u where u.is_applied and u.short > 0
            union all
            select u.idx, 4, u.b_id, u.back, u.new_id, u.b_balance, u.b_version
              from ruled u where u.is_applied and u.back > 0
          ) l
         where (select is_open from gate)
        window w as (partition by l.account_id order by l.idx, l.leg)
      ),
      entered as (
        insert into wallet_entries (account_id, version, transfer_id, amount, balance_after)
        select l.account_id, l.version, l.transfer_id, l.amount, l.balance_after from legs l
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
             case u.verdict when 'replay' then u.own_outcome when 'needs_account' then 'account_missing' else u.verdict end,
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
