-- No single item stops a list. One that breaks an invariant is answered `unsound`, moves nothing and is not remembered; the
-- others go through. Its sender has to learn of it by that name, since asking again can never help.

-- What could be the name of an account in this money; the same as wallet_check_account asks of a new row.
create function wallet_can_open(name text, money text) returns boolean
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(length(name) <= 64
    and name ~ '^(main|bonus|debt|(hold|house)[.][a-z][A-Za-z0-9.]*(:[A-Za-z0-9._-]+)?)$'
    and money ~ '^[A-Z][A-Z0-9]{2,7}$', false)
$$;

-- The list with an empty object in the place of what cannot even be read as an item, which is then as unsound as any.
-- Asked for only when a list could not be read as it is.
create function wallet_sieve(items jsonb) returns jsonb
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(jsonb_agg(
           case when jsonb_typeof(e.item) = 'object'
                  and pg_input_is_valid(coalesce(e.item ->> 'brand', '0'), 'integer')
                  and pg_input_is_valid(coalesce(e.item ->> 'member', '0'), 'bigint')
                  and pg_input_is_valid(coalesce(e.item ->> 'payee', '0'), 'bigint')
                  and pg_input_is_valid(coalesce(e.item ->> 'amount', '0'), 'bigint')
                  and pg_input_is_valid(coalesce(e.item ->> 'probe', 'false'), 'boolean')
                then e.item else '{}' end order by e.idx), '[]')
    from jsonb_array_elements(items) with ordinality e (item, idx)
$$;

revoke all on function wallet_can_open(text, text) from public;
revoke all on function wallet_sieve(jsonb) from public;

-- Besides, what else a single item could break: two members that name one key in a list without a second item of either;
-- and balances at the bounds of their accounts, or of what a balance can be at all.
do $$
declare
  v_text text := pg_get_functiondef('wallet_post(jsonb)'::regprocedure);
  v_change text[];
  v_changes text[] := array[
    array['  v_members integer;', '  v_members integer;
  v_keys integer;
  v_list jsonb := items;'],
    array['  v_is_sound boolean;
', ''],
    array['  select array_agg(row(
           i.idx, 1, i.brand,', '  for v_read in 1 .. 2 loop
  begin
  select array_agg(row(
           i.idx, 1, i.brand,'],
    array['i.refcontent, i.probe, m.id, p.id, null)::wallet_item),',
          'i.refcontent, i.probe, m.id, p.id, case when not i.is_sound then ''unsound'' end)::wallet_item),'],
    array['bool_and(i.is_sound), count(distinct nullif(i.member, 0)),',
          'count(distinct i.key), count(distinct nullif(i.member, 0)),'],
    array['into v_items, v_is_sound, v_members,', 'into v_items, v_keys, v_members,'],
    array['from wallet_read(items) i', 'from wallet_read(v_list) i'],
    array['  if v_items is null then return; end if;
  if not v_is_sound then
    raise exception ''wallet_post: a malformed item'' using errcode = ''22023'';
  end if;
', '  exit;
  exception when data_exception then
    if v_read = 2 then raise; end if;
    v_list := wallet_sieve(items);
  end;
  end loop;
  if v_items is null then return; end if;
'],
    array['  if v_is_serial or v_members < cardinality(v_items) then',
          '  if v_is_serial or v_has_reversal or least(v_members, v_keys) < cardinality(v_items) then'],
    array['if v_items[v_nth].wave = v_wave and v_items[v_nth].main = any (v_guarded) then',
          'if v_items[v_nth].wave = v_wave and v_items[v_nth].main = any (v_guarded)
             and v_items[v_nth].refusal is distinct from ''unsound'' then'],
    array['when o.outcome = ''tombstone'' then ''cancelled''',
          'when i.refusal = ''unsound'' then ''unsound''
                             when o.outcome = ''tombstone'' then ''cancelled'''],
    array['when k.is_forced and coalesce(d.balance, k.main_balance) < k.amount and s.id is null',
          'when k.debit = ''debt'' and d.balance - k.amount < -1000000000000000000
                       or k.is_forced and s.balance + least(coalesce(d.balance, k.main_balance) - k.amount, 0)
                         < -1000000000000000000
                       or coalesce(d.balance, 0) < -8000000000000000000
                       or coalesce(c.balance, 0) > 8000000000000000000 then ''balance_limit''
                     when k.is_forced and coalesce(d.balance, k.main_balance) < k.amount and s.id is null'],
    array['when ''needs_account'' then ''account_missing'' else u.verdict end,',
          'when ''needs_account'' then
               case when wallet_can_open(u.debit, u.currency) and wallet_can_open(u.credit, u.currency)
                    then ''account_missing'' else ''unsound'' end
             else u.verdict end,'],
    array['where i.wave = v_wave and l.name not in ('''', ''main'')',
          'where i.wave = v_wave and l.name not in ('''', ''main'') and i.refusal is distinct from ''unsound''
             and wallet_can_open(l.name, i.currency)']
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
