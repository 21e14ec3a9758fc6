-- A draw takes bets from its moment on, and not from the next run of the clock: the portal shows it as open by its times,
-- and a bet in between was refused as if the draw were closed.
do $$
declare
  v_text text := pg_get_functiondef('lotteries_place(jsonb, jsonb, jsonb)'::regprocedure);
  v_change text[];
begin
  foreach v_change slice 1 in array array[
    ['(d.state = ''scheduled'' and i.chase is not null)',
     '(d.state = ''scheduled'' and (i.chase is not null or v_at >= d.opens_at))'],
    ['select x.close_at, x.state from lotteries_draws x where x.id = i.draw offset 0',
     'select x.opens_at, x.close_at, x.state from lotteries_draws x where x.id = i.draw offset 0']
  ] loop
    if length(v_text) - length(replace(v_text, v_change[1], '')) <> length(v_change[1]) then
      raise exception 'lotteries_place has not exactly one "%"', v_change[1];
    end if;
    v_text := replace(v_text, v_change[1], v_change[2]);
  end loop;
  execute v_text;
end $$;
