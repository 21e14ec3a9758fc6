-- Of adjustments only a vendor's change what was lost at play; what the house gives or takes by itself does not.
create or replace function limits_count(items wallet_item[], wave_no integer, mains bigint[], chain_no smallint, seq_no bigint,
  at timestamptz) returns void
language sql set search_path = pg_catalog, public, pg_temp as $$
  with moved as materialized (
    select i.member, i.brand, i.currency, x.effect, o.amount, i.rule = 'reverses' as is_undone,
           coalesce(r.created_at, at) as moved_at,
           case when coalesce(r.debit, i.debit) = 'main' then 1 when coalesce(r.credit, i.credit) = 'main' then -1 else 0 end
             * case when i.rule = 'reverses' then -1 else 1 end as sign
      from unnest(items) i
      cross join lateral (
        select t.amount from wallet_transfers t
         where t.key = i.key and t.scope = i.scope and t.brand_id = i.brand and t.outcome = 'applied'
           and t.chain = chain_no and t.seq = seq_no offset 0
      ) o
      left join lateral (
        select t.kind, t.debit, t.credit, t.created_at from wallet_transfers t
         where t.key = case when i.rule = 'reverses' then i.ref end and t.scope = i.scope and t.brand_id = i.brand offset 0
      ) r on true
      cross join lateral (
        select k.effect from limits_kinds k
         where k.kind = coalesce(r.kind, i.kind)
           and (k.kind <> 'adjust' or starts_with(coalesce(r.debit, i.debit), 'house.vendor:')
             or starts_with(coalesce(r.credit, i.credit), 'house.vendor:'))
        offset 0
      ) x
     where i.wave = wave_no and i.main = any (mains)
  )
  update limits_rules l
     set used = case when l.measure = 'session' then 0 when l.since >= c.begins then l.used else 0 end
                + case l.measure
                    when 'loss' then case when m.effect in ('stake', 'return') and m.moved_at >= c.begins
                                          then m.sign * m.amount else 0 end
                    when 'deposit' then case when m.effect = 'deposit' and m.moved_at >= c.begins
                                             then -m.sign * m.amount else 0 end
                    else 0
                  end,
         since = case when l.measure <> 'session' then c.begins
                      when m.effect <> 'stake' or m.is_undone then l.since
                      when at - l.touched_at <= interval '30 minutes' then l.since else at end,
         touched_at = case when m.effect = 'stake' and not m.is_undone then at else l.touched_at end
    from moved m
    cross join lateral (
      select r.measure, r.period, limits_begin(m.brand, r.period, at) as begins
        from limits_rules r
       where r.member_id = m.member and r.currency = m.currency and r.brand_id = m.brand
         and case r.measure when 'loss' then m.effect in ('stake', 'return') when 'deposit' then m.effect = 'deposit'
                            when 'session' then m.effect = 'stake' else false end
      offset 0
    ) c
   where l.member_id = m.member and l.currency = m.currency and l.brand_id = m.brand and l.measure = c.measure
     and l.period = c.period
$$;

create or replace function limits_used(brand integer, member bigint, money text, measured text, begins timestamptz) returns bigint
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare
  v_account bigint;
  v_low bigint;
  v_high bigint;
  v_middle bigint;
  v_found bigint[] := '{}';
begin
  for v_account, v_high in
    select a.id, a.version + 1 from wallet_accounts a
     where a.member_id = member and a.name in ('main', 'debt') and a.currency = money and a.brand_id = brand and a.shard = 0
  loop
    -- The lines of an account follow the time, so the first one of the stretch is found by halving.
    v_low := 1;
    while v_low < v_high loop
      v_middle := (v_low + v_high) / 2;
      if (select t.created_at from wallet_entries e join wallet_transfers t on t.id = e.transfer_id
           where e.account_id = v_account and e.version = v_middle) < begins
      then v_low := v_middle + 1; else v_high := v_middle; end if;
    end loop;
    v_found := v_found || array(
      select e.transfer_id from wallet_entries e where e.account_id = v_account and e.version >= v_low);
  end loop;
  return coalesce((
    select sum(case when t.rule = 'reverses' then -t.amount else t.amount end
             * case when coalesce(r.debit, t.debit) = 'main' then 1 when coalesce(r.credit, t.credit) = 'main' then -1 else 0 end
             * case when measured = 'loss' and k.effect in ('stake', 'return') then 1
                    when measured = 'deposit' and k.effect = 'deposit' then -1 else 0 end)
      from (select distinct f.id from unnest(v_found) f (id)) f
      join wallet_transfers t on t.id = f.id
      left join lateral (
        select x.kind, x.debit, x.credit, x.created_at from wallet_transfers x
         where x.key = case when t.rule = 'reverses' then t.ref_key end and x.scope = t.scope and x.brand_id = t.brand_id
        offset 0
      ) r on true
      join limits_kinds k on k.kind = coalesce(r.kind, t.kind)
       and (k.kind <> 'adjust' or starts_with(coalesce(r.debit, t.debit), 'house.vendor:')
         or starts_with(coalesce(r.credit, t.credit), 'house.vendor:'))
     where t.member_id = member and coalesce(r.created_at, t.created_at) >= begins), 0);
end $$;
