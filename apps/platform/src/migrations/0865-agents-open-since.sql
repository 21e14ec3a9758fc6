-- Since when a transaction may be open that is not committed yet: whoever looks for rows by the moment that their
-- transaction wrote into them finds all of them if he looks again from here on. Never more than a minute ago, which is
-- longer than any transaction of the product lives; that also stands for sessions whose state may not be seen.
create function agents_open_since() returns timestamptz
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  -- Before the look: a transaction that begins after it can only write later moments.
  v_now timestamptz := clock_timestamp();
  v_open timestamptz;
begin
  perform pg_stat_clear_snapshot();
  select min(case when a.state is null or a.state = 'disabled' then v_now - interval '1 minute' else a.xact_start end)
    into v_open
    from pg_stat_activity a
   where a.datname = current_database() and coalesce(a.backend_type, 'client backend') = 'client backend';
  return greatest(least(v_open, v_now), v_now - interval '1 minute');
end $$;
revoke execute on function agents_open_since() from public;
grant execute on function agents_open_since() to baize_app;

-- What was seen last is now the beginning of the oldest transaction that was open then.
update agents_cursors set seen_at = seen_at - interval '1 minute';
