-- A round of hundreds of movements rewrote the list of all its ids with each of them. Now the round's own row holds the
-- first few, which is all that most rounds have, and a further one is a row here, whatever came before it.
create table vendors_round_keys (
  member_id bigint not null,
  round_id bigint not null,
  nth bigint not null generated always as identity,
  key text collate "C" not null,
  primary key (member_id, round_id, nth)
);
revoke all on vendors_round_keys from public;
grant select, insert on vendors_round_keys to baize_app;

-- The long lists that there are: their first eight stay, the rest move. What counts of a round does not change, so that
-- nobody counts it anew.
insert into vendors_round_keys (member_id, round_id, key)
select r.member_id, r.id, k.key
  from vendors_rounds r cross join lateral unnest(r.transactions[9:]) with ordinality k (key, nth)
 where cardinality(r.transactions) > 8 order by r.member_id, r.id, k.nth;
update vendors_rounds set transactions = transactions[1:8] where cardinality(transactions) > 8;

-- As before, but what comes once the row holds eight goes into the table. A call of several movements is kept together.
do $$
declare
  v_text text := pg_get_functiondef('vendors_post(jsonb)'::regprocedure);
  v_old text := 'transactions = r.transactions || excluded.transactions, updated_at = excluded.updated_at
  )';
begin
  if (length(v_text) - length(replace(v_text, v_old, ''))) <> length(v_old) then
    raise exception 'vendors_post does not keep the ids of a round in exactly one place';
  end if;
  execute replace(v_text, v_old, 'transactions = case when cardinality(r.transactions) < 8 then r.transactions || excluded.transactions
                               else r.transactions end,
           updated_at = excluded.updated_at
    returning new.member_id, new.id, new.brand_id, new.vendor_id, new.round,
              cardinality(old.transactions) >= 8 as is_full
  ),
  noted as (
    insert into vendors_round_keys (member_id, round_id, key)
    select k.member_id, k.id, m.key
      from kept k
     cross join lateral (
       select c.key, c.idx
         from rows from (jsonb_to_recordset(calls) as (
                brand integer, member bigint, vendor integer, round text, key text
              )) with ordinality as c (brand, member, vendor, round, key, idx)
         join posted p on p.idx = c.idx
        where c.member = k.member_id and c.round = k.round and c.vendor = k.vendor_id and c.brand = k.brand_id
          and p.outcome = ''applied'' and not p.replayed
        offset 0
     ) m
     where k.is_full
     order by k.member_id, k.id, m.idx
  )');
end $$;
