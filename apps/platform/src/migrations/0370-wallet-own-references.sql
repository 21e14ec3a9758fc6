-- Two places of the posting function where one list names the money of several members. What an item refers to tells its
-- kind only if it is of the same member: whether another member's transfer of the same list is seen at all hangs on the
-- order in which it is taken, and it never serves anyhow. And a key that two members name, their own or one they refer
-- to, is taken strictly one item after the other, so that a list is answered in its own order.
do $$
declare
  v_text text := pg_get_functiondef('wallet_post(jsonb)'::regprocedure);
  v_change text[];
  v_changes text[] := array[
    array['r.id as ref_id, r.kind as ref_kind,',
          'r.id as ref_id, case when r.member_id = i.member then r.kind end as ref_kind,'],
    array['select v_is_serial or count(distinct i.key) < count(*) into v_is_serial from unnest(v_items) i;',
          $new$select v_is_serial or count(distinct i.key) < count(*) or exists (
             select from unnest(v_items) n cross join lateral (values (n.key), (n.ref)) k (key)
              where k.key <> '' group by n.brand, n.scope, k.key having min(n.member) < max(n.member))
      into v_is_serial from unnest(v_items) i;$new$]
  ];
begin
  foreach v_change slice 1 in array v_changes loop
    if (length(v_text) - length(replace(v_text, v_change[1], ''))) <> length(v_change[1]) then
      raise exception 'the posting function has not exactly one "%"', v_change[1];
    end if;
    v_text := replace(v_text, v_change[1], v_change[2]);
  end loop;
  execute v_text;
end $$;
