-- What a member should have with vendors that keep the money themselves, by our own books: what was sent there less what
-- came back, and what was won there less what was lost, as far as their lists were read. Losing it raises the loss by as
-- much as it lowers this, so the two together do not depend on how far a list was read.
create table limits_outside (
  member_id bigint not null,
  brand_id integer not null,
  currency text collate "C" not null,
  amount bigint not null,
  primary key (member_id, currency, brand_id)
) with (fillfactor = 70);
revoke all on limits_outside from public;
grant select on limits_outside to baize_app;

insert into limits_outside (member_id, brand_id, currency, amount)
select f.member_id, f.brand_id, f.currency, sum(f.amount)::bigint
  from (
    select m.member_id, m.brand_id, m.currency, case when m.direction = 'in' then m.amount else -m.amount end as amount
      from transfers_moves m
     where case when m.direction = 'in' then m.status <> 'returned' else m.status = 'done' end
    union all
    select r.member_id, r.brand_id, r.currency, r.win - r.bet
      from vendors_rounds r join vendors_vendors v on v.id = r.vendor_id and v.dialect = 'tcg'
  ) f
 group by f.member_id, f.brand_id, f.currency;

-- What vendors with wallets of their own say was lost there since a moment. Who never sent anything has nothing there.
create function limits_told_loss(brand integer, member bigint, money text, begins timestamptz) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce((
    select sum(r.bet - r.win)::bigint
      from vendors_rounds r join vendors_vendors v on v.id = r.vendor_id and v.dialect = 'tcg'
     where r.member_id = member and r.brand_id = brand and r.currency = money and r.started_at >= begins
       and exists (select from limits_outside o
                    where o.member_id = member and o.currency = money and o.brand_id = brand)), 0)
$$;

-- What stood before counted only what our own ledger had seen.
update limits_rules l
   set used = l.used + limits_told_loss(l.brand_id, l.member_id, l.currency, limits_begin(l.brand_id, l.period, now()))
 where l.measure = 'loss' and l.since >= limits_begin(l.brand_id, l.period, now());

-- Counts money that went to such a vendor, or came back. The caller has posted it in the same transaction and so holds
-- the member's main account.
create function limits_moved(brand integer, member bigint, money text, change bigint) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into limits_outside as o (member_id, brand_id, currency, amount) values (member, brand, money, change)
  on conflict (member_id, currency, brand_id) do update set amount = o.amount + excluded.amount
$$;

-- Counts what a vendor's list told in this transaction: a list of flat objects with brand, member, currency, lost (more
-- than was known of the round), started, and whether the round is new. The members' accounts are held from here to the
-- end, so whoever posts, or sets a limit, comes before or after.
create function limits_told(rounds jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_at timestamptz;
begin
  perform from wallet_accounts a
    where a.id = any (array(
      select m.id
        from (select distinct t.brand, t.member, t.currency
                from jsonb_to_recordset(rounds) as t (brand integer, member bigint, currency text)) t
       cross join lateral (
         select a.id from wallet_accounts a
          where a.member_id = t.member and a.name = 'main' and a.currency = t.currency and a.brand_id = t.brand
            and a.shard = 0 offset 0
       ) m))
    order by a.id for no key update;
  v_at := clock_timestamp();

  insert into limits_outside as o (member_id, brand_id, currency, amount)
  select t.member, t.brand, t.currency, -sum(t.lost)
    from jsonb_to_recordset(rounds) as t (brand integer, member bigint, currency text, lost bigint)
   group by t.member, t.brand, t.currency having sum(t.lost) <> 0
   order by t.member, t.currency, t.brand
  on conflict (member_id, currency, brand_id) do update set amount = o.amount + excluded.amount;

  -- A round belongs to the period in which it began, as a stake does; what is corrected of an earlier one changes none.
  update limits_rules l
     set used = case when l.since >= c.begins then l.used else 0 end + c.lost, since = c.begins
    from (
      select r.member_id, r.currency, r.period, r.brand_id, b.begins, sum(t.lost) as lost
        from jsonb_to_recordset(rounds)
               as t (brand integer, member bigint, currency text, lost bigint, started timestamptz)
        join limits_rules r on r.member_id = t.member and r.currency = t.currency and r.measure = 'loss'
         and r.brand_id = t.brand
       cross join lateral (select limits_begin(r.brand_id, r.period, v_at) as begins offset 0) b
       where t.started >= b.begins
       group by r.member_id, r.currency, r.period, r.brand_id, b.begins
    ) c
   where l.member_id = c.member_id and l.currency = c.currency and l.measure = 'loss' and l.period = c.period
     and l.brand_id = c.brand_id;

  -- Play there keeps a session alive, or begins one, as stakes do.
  update limits_rules l set since = coalesce(c.began, l.since), touched_at = c.latest
    from (
      select p.member_id, p.currency, p.brand_id, max(p.started) as latest,
             max(p.started) filter (where p.before is null or p.started - p.before > interval '30 minutes') as began
        from (
          select r.member_id, r.currency, r.brand_id, t.started,
                 lag(t.started, 1, r.touched_at)
                   over (partition by r.member_id, r.currency, r.brand_id order by t.started) as before
            from jsonb_to_recordset(rounds)
                   as t (brand integer, member bigint, currency text, started timestamptz, fresh boolean)
            join limits_rules r on r.member_id = t.member and r.currency = t.currency and r.measure = 'session'
             and r.brand_id = t.brand
           where t.fresh and (r.touched_at is null or t.started > r.touched_at)
        ) p
       group by p.member_id, p.currency, p.brand_id
    ) c
   where l.member_id = c.member_id and l.currency = c.currency and l.measure = 'session' and l.brand_id = c.brand_id;
end $$;

-- What of a member's money may be lost where nothing of ours can refuse a stake.
create function limits_exposed(brand integer, member bigint, money text) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select greatest(coalesce((
    select o.amount from limits_outside o
     where o.member_id = member and o.currency = money and o.brand_id = brand), 0), 0)
$$;

-- What money may still go to such a vendor, null for any amount, and why no game of one opens now, or null. Nothing can
-- refuse a single stake there, so who has limited stakes does not play there; and all that lies there may be lost.
create function limits_room(brand integer, member bigint, money text, at timestamptz)
returns table (refusal text, room bigint)
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (array_agg(s.measure || '_limit' order by s.nth) filter (where s.is_shut))[1], min(s.room)
    from (
      select n.measure, n.nth, n.room,
             case n.measure when 'session' then n.used >= n.allowed
                            when 'stake' then n.allowed is not null
                            else n.used >= n.allowed or n.room < 0 end as is_shut
        from (
          select s.measure, s.used, s.allowed,
                 case s.measure when 'session' then 1 when 'stake' then 2 else 3 end as nth,
                 case when s.measure = 'loss' then s.allowed - s.used - limits_exposed(brand, member, money) end as room
            from limits_standing(brand, member, money, at) s
           where s.measure <> 'deposit'
        ) n
    ) s
$$;

-- As before, and a way into play outside is shut by every limit: a session that is over, any limit of stakes, and a loss
-- that would be possible with what is there already. That may be lost beside every stake here too, so it counts for both.
create or replace function limits_refusal(item wallet_item, at timestamptz) returns text
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
               when 'loss' then k.effect = 'stake' and (item).amount > 0
                 and s.used + (item).amount + limits_exposed((item).brand, (item).member, (item).currency) > s.allowed
               else k.effect = 'deposit' and (item).amount > 0 and s.used + (item).amount > s.allowed
             end
      union all
      select 7, coalesce(r.refusal, 'loss_limit')
        from limits_room((item).brand, (item).member, (item).currency, at) r
       where k.effect = 'entry' and (r.refusal is not null or (item).amount > r.room)
    ) v
   where k.kind = (item).kind and k.effect <> 'return' and (item).rule <> 'reverses'
   order by v.nth limit 1
$$;

-- What the books and the vendors' lists say was lost, or deposited, since a moment; a new limit begins with it.
alter function limits_used(integer, bigint, text, text, timestamptz) rename to limits_booked;
create function limits_used(brand integer, member bigint, money text, measured text, begins timestamptz) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select limits_booked(brand, member, money, measured, begins)
       + case when measured = 'loss' then limits_told_loss(brand, member, money, begins) else 0 end
$$;

revoke all on function limits_used(integer, bigint, text, text, timestamptz) from public;
revoke all on function limits_told_loss(integer, bigint, text, timestamptz) from public;
revoke all on function limits_moved(integer, bigint, text, bigint) from public;
revoke all on function limits_told(jsonb) from public;
revoke all on function limits_room(integer, bigint, text, timestamptz) from public;
grant execute on function limits_moved(integer, bigint, text, bigint) to baize_app;
grant execute on function limits_told(jsonb) to baize_app;
grant execute on function limits_room(integer, bigint, text, timestamptz) to baize_app;
