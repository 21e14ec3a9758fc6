-- A rollback that overtakes the listing of the held win it takes back ends the win's row with the money, so that nobody
-- is left to decide on what is gone.
do $$
declare
  v_text text := pg_get_functiondef('vendors_post(jsonb)'::regprocedure);
  v_anchor constant text := '  select p.idx, v_states[p.idx], p.outcome,';
begin
  if (length(v_text) - length(replace(v_text, v_anchor, ''))) <> length(v_anchor) then
    raise exception 'vendors_post has not exactly one "%"', v_anchor;
  end if;
  execute replace(v_text, v_anchor, '  , undone as (
    update vendors_held_wins h set status = ''cancelled''
      from rows from (jsonb_to_recordset(calls) as (brand integer, scope text, ref text)) with ordinality
             as c (brand, scope, ref, idx)
      join posted p on p.idx = c.idx
     where p.ref_kind = ''heldWin'' and p.outcome = ''applied'' and not p.replayed
       and h.key = c.ref and h.scope = c.scope and h.brand_id = c.brand and h.status <> ''cancelled''
  )
' || v_anchor);
end $$;
