-- Safer play. What a member has set stands here, is judged inside wallet_post with the member's main account held, and
-- is counted in the transaction that moves the money. A main account that nothing was ever set for is not `guarded`,
-- and its postings read none of this.
alter table wallet_accounts add column guarded boolean not null default false;
alter type wallet_item add attribute refusal text;

-- What a kind of transfer means for the member: `stake` and `deposit` can be refused, `return` only counts against the
-- loss, `entry` is a way into play (such as money for an outside wallet) that a time-out or an exclusion closes.
create table limits_kinds (
  kind text collate "C" primary key,
  effect text collate "C" not null check (effect in ('stake', 'return', 'deposit', 'entry'))
);
insert into limits_kinds (kind, effect) values
  ('bet', 'stake'), ('win', 'return'), ('adjust', 'return'), ('deposit', 'deposit');

-- One row for each limit that a member ever had. Amounts in 1/100,000 of the currency, sessions in minutes; null allows
-- everything. A relaxation waits in next_allowed until next_from. `used` belongs to the period that begins at `since`;
-- for a session `since` is its first stake and `touched_at` its last one.
create table limits_rules (
  member_id bigint not null,
  brand_id integer not null,
  currency text collate "C" not null,
  measure text collate "C" not null,
  period text collate "C" not null,
  allowed bigint check (allowed between 0 and 1000000000000000),
  next_allowed bigint check (next_allowed between 0 and 1000000000000000),
  next_from timestamptz,
  used bigint not null default 0,
  since timestamptz,
  touched_at timestamptz,
  primary key (member_id, currency, measure, period, brand_id),
  check ((measure in ('deposit', 'loss') and period in ('day', 'week', 'month'))
    or (measure = 'stake' and period = 'bet') or (measure = 'session' and period = 'session'))
) with (fillfactor = 70);

-- Every change that was asked for, and when it counts from; kept for ever.
create table limits_changes (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  currency text collate "C" not null,
  measure text collate "C" not null,
  period text collate "C" not null,
  before bigint,
  after bigint,
  counts_from timestamptz not null,
  at timestamptz not null
);
create index limits_changes_member on limits_changes (member_id, id);

-- Times in which a member neither stakes nor deposits. Withdrawals and wins are not touched by them. Nothing ends one
-- before its time, except that what an operator began an operator may lift.
create table limits_blocks (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  kind text collate "C" not null check (kind in ('timeOut', 'selfExclusion', 'operatorExclusion')),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  by_operator text not null default '' check ((by_operator <> '') = (kind = 'operatorExclusion')),
  reason text not null default '',
  lifted_at timestamptz,
  lifted_by text not null default '',
  lift_reason text not null default '',
  check (lifted_at is null or (kind = 'operatorExclusion' and lifted_by <> '' and lift_reason <> ''))
);
create index limits_blocks_member on limits_blocks (member_id, ends_at);
create index limits_blocks_newest on limits_blocks (brand_id, id);

-- How often a member wants to be told how long and how much; without a row the brand's own interval counts.
create table limits_reminders (
  member_id bigint not null,
  brand_id integer not null,
  minutes integer not null check (minutes in (15, 30, 45, 60)),
  primary key (member_id, brand_id)
);

-- What a brand's licence asks for. Without a row the house's own rules count; none can be laxer than they are.
create table limits_policies (
  brand_id integer primary key references site_brands (id),
  profile text collate "C" not null default 'default' check (profile in ('default', 'UK', 'MGA')),
  cooling_hours integer not null default 24 check (cooling_hours between 24 and 720),
  exclusion_months integer not null default 6 check (exclusion_months between 6 and 60),
  reminder_minutes integer not null default 60 check (reminder_minutes in (15, 30, 45, 60))
);

-- Days, weeks and months are those of the brand's own clock; weeks begin on Monday.
create function limits_begin(brand integer, period text, at timestamptz) returns timestamptz
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select date_trunc(period, at at time zone z.zone) at time zone z.zone
    from (select coalesce((select b.time_zone from site_brands b where b.id = brand), 'UTC') as zone) z
   where period in ('day', 'week', 'month')
$$;

-- How a member's limits stand at a moment: what is allowed then, what of it is used, and since when that is counted.
create function limits_standing(brand integer, member bigint, money text, at timestamptz)
returns table (measure text, period text, allowed bigint, used bigint, since timestamptz, next_allowed bigint,
  next_from timestamptz)
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select r.measure, r.period, case when r.next_from <= at then r.next_allowed else r.allowed end,
         case
           when r.measure = 'session' then
             case when at - r.touched_at <= interval '30 minutes'
                  then floor(extract(epoch from at - r.since) / 60)::bigint else 0 end
           when r.since >= b.begins then r.used
           else 0
         end,
         case when r.measure <> 'session' then b.begins
              when at - r.touched_at <= interval '30 minutes' then r.since end,
         case when r.next_from > at then r.next_allowed end, case when r.next_from > at then r.next_from end
    from limits_rules r
    cross join lateral (select limits_begin(brand, r.period, at) as begins offset 0) b
   where r.member_id = member and r.currency = money and r.brand_id = brand
$$;

-- Why a transfer of a guarded member is refused, or null. The order is the one in which a caller is told. A loss is what
-- was staked less what came back.
create function limits_refusal(item wallet_item, at timestamptz) returns text
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select v.refusal
    from limits_kinds k
    cross join lateral (
      select case when b.kind = 'timeOut' then 2 else 1 end as nth,
             case when b.kind = 'timeOut' then 'time_out' else 'excluded' end as refusal
        from limits_blocks b
       where b.member_id = (item).member and b.brand_id = (item).brand and b.ends_at > at and b.begins_at <= at
         and b.lifted_at is null
      union all
      select case s.measure when 'session' then 3 when 'stake' then 4 when 'loss' then 5 else 6 end,
             s.measure || '_limit'
        from limits_standing((item).brand, (item).member, (item).currency, at) s
       where case s.measure
               when 'session' then k.effect = 'stake' and s.used >= s.allowed
               when 'stake' then k.effect = 'stake' and (item).amount > s.allowed
               when 'loss' then k.effect = 'stake' and (item).amount > 0 and s.used + (item).amount > s.allowed
               else k.effect = 'deposit' and (item).amount > 0 and s.used + (item).amount > s.allowed
             end
    ) v
   where k.kind = (item).kind and k.effect <> 'return' and (item).rule <> 'reverses'
   order by v.nth limit 1
$$;

-- Counts what a wave has booked. A member has one item in a wave. What is taken back is taken off the period that it was
-- counted in, and off none once that is over.
create function limits_count(items wallet_item[], wave_no integer, mains bigint[], chain_no smallint, seq_no bigint,
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
        select k.effect from limits_kinds k where k.kind = coalesce(r.kind, i.kind) offset 0
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

-- What the books say was lost or deposited since a moment; a new limit begins with it. What became a debt counts too.
create function limits_used(brand integer, member bigint, money text, measured text, begins timestamptz) returns bigint
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
     where t.member_id = member and coalesce(r.created_at, t.created_at) >= begins), 0);
end $$;

-- Holds a member's main accounts and has them looked at from now on. Whatever is being posted comes before or after.
create function limits_guard(brand integer, member bigint) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from wallet_accounts a
    where a.member_id = member and member > 0 and a.name = 'main' and a.brand_id = brand order by a.id for no key update;
  if not found then
    raise exception 'member % of brand % has no account to guard', member, brand using errcode = '22023';
  end if;
  update wallet_accounts a set guarded = true
   where a.member_id = member and a.name = 'main' and a.brand_id = brand and not a.guarded;
end $$;

-- Sets a limit; null takes it away. What is stricter counts at once and ends a relaxation that waits; what is laxer
-- counts after the hours of cooling. Answers from when it counts.
create function limits_set(brand integer, member bigint, money text, measured text, span text, wanted bigint,
  cooling_hours integer) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_at timestamptz;
  v_rule limits_rules;
  v_now bigint;
  v_from timestamptz;
begin
  perform limits_guard(brand, member);
  v_at := clock_timestamp();
  select * into v_rule from limits_rules r
   where r.member_id = member and r.currency = money and r.measure = measured and r.period = span and r.brand_id = brand;
  v_now := case when v_rule.next_from <= v_at then v_rule.next_allowed else v_rule.allowed end;
  if wanted is null and v_now is null and coalesce(v_rule.next_from, v_at) <= v_at then return v_at; end if;
  if v_now is null or wanted <= v_now then
    v_from := v_at;
  elsif v_rule.next_from > v_at and v_rule.next_allowed is not distinct from wanted then
    return v_rule.next_from;
  else
    v_from := v_at + make_interval(hours => greatest(cooling_hours, 24));
  end if;
  insert into limits_rules as r (member_id, brand_id, currency, measure, period, allowed, next_allowed, next_from, used,
         since)
  values (member, brand, money, measured, span, wanted, null, null,
          case when measured in ('loss', 'deposit')
               then limits_used(brand, member, money, measured, limits_begin(brand, span, v_at)) else 0 end,
          limits_begin(brand, span, v_at))
  on conflict (member_id, currency, measure, period, brand_id) do update
     set allowed = case when v_from > v_at then v_now else wanted end,
         next_allowed = case when v_from > v_at then wanted end,
         next_from = case when v_from > v_at then v_from end;
  insert into limits_changes (brand_id, member_id, currency, measure, period, before, after, counts_from, at)
  values (brand, member, money, measured, span, v_now, wanted, v_from, v_at);
  return v_from;
end $$;

-- Begins a time without play; null lasts until it is lifted. One that ends no later than another of its kind adds nothing.
create function limits_block(brand integer, member bigint, what text, until timestamptz, operator text, why text)
returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_at timestamptz;
  v_ends timestamptz;
begin
  perform limits_guard(brand, member);
  v_at := clock_timestamp();
  select max(b.ends_at) into v_ends from limits_blocks b
   where b.member_id = member and b.brand_id = brand and b.kind = what and b.ends_at > v_at and b.lifted_at is null;
  if v_ends >= coalesce(until, 'infinity') then return v_ends; end if;
  insert into limits_blocks (brand_id, member_id, kind, begins_at, ends_at, by_operator, reason)
  values (brand, member, what, v_at, coalesce(until, 'infinity'), operator, why);
  return coalesce(until, 'infinity');
end $$;

-- Ends what operators began; answers how many.
create function limits_lift(brand integer, member bigint, operator text, why text) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_count integer;
begin
  perform limits_guard(brand, member);
  update limits_blocks b set lifted_at = clock_timestamp(), lifted_by = operator, lift_reason = why
   where b.member_id = member and b.brand_id = brand and b.kind = 'operatorExclusion' and b.lifted_at is null
     and b.ends_at > clock_timestamp();
  get diagnostics v_count = row_count;
  return v_count;
end $$;

revoke all on limits_kinds, limits_rules, limits_changes, limits_blocks, limits_reminders, limits_policies from public;
grant select on limits_kinds, limits_rules, limits_changes, limits_blocks, limits_reminders, limits_policies to baize_app;
grant insert, update on limits_reminders to baize_app;
revoke all on function limits_refusal(wallet_item, timestamptz) from public;
revoke all on function limits_count(wallet_item[], integer, bigint[], smallint, bigint, timestamptz) from public;
revoke all on function limits_used(integer, bigint, text, text, timestamptz) from public;
revoke all on function limits_guard(integer, bigint) from public;
revoke all on function limits_set(integer, bigint, text, text, text, bigint, integer) from public;
revoke all on function limits_block(integer, bigint, text, timestamptz, text, text) from public;
revoke all on function limits_lift(integer, bigint, text, text) from public;
grant execute on function limits_set(integer, bigint, text, text, text, bigint, integer) to baize_app;
grant execute on function limits_block(integer, bigint, text, timestamptz, text, text) to baize_app;
grant execute on function limits_lift(integer, bigint, text, text) to baize_app;
