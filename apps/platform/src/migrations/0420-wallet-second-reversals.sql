-- A second reversal is remembered under its own key, so that it has one answer for ever and nothing else can use that key;
-- and what was won cannot be what another win stands on. Each place of the two doors that changes is named, and has to be
-- there exactly once: the text of the functions is what the migrations before made of it.
do $$
declare
  v_door regprocedure;
  v_text text;
  v_change text[];
  v_changes text[] := array[
    array['wallet_post(jsonb)', 'when j.verdict in (''applied'', ''tombstoned'', ''insufficient_funds'',',
          'when j.verdict in (''applied'', ''tombstoned'', ''already_reversed'', ''insufficient_funds'','],
    array['wallet_post(jsonb)', 'or (i.rule = ''reverses'' and r.payee_id <> i.payee)',
          'or (i.rule = ''requires'' and r.kind in (''win'', ''freeWin'', ''jackpot''))
                                   or (i.rule = ''reverses'' and r.payee_id <> i.payee)'],
    array['wallet_pay(wallet_payment[])', 'when ''requires'' then r.rule <> ''reverses''
',
          'when ''requires'' then r.rule <> ''reverses'' and r.kind not in (''win'', ''freeWin'', ''jackpot'')
']
  ];
begin
  foreach v_change slice 1 in array v_changes loop
    v_door := v_change[1]::regprocedure;
    v_text := pg_get_functiondef(v_door);
    if (length(v_text) - length(replace(v_text, v_change[2], ''))) <> length(v_change[2]) then
      raise exception '% has not exactly one "%"', v_door, v_change[2];
    end if;
    execute replace(v_text, v_change[2], v_change[3]);
  end loop;
end $$;
