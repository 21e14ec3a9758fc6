-- Rounds are listed to the operator in the order in which they changed: one that is corrected is listed anew.
alter table studio_purse_tosses
  add column state text not null default 'SETTLED' check (state in ('SETTLED', 'CANCELLED')),
  add column changed_at timestamptz not null default clock_timestamp();
create index studio_purse_tosses_changed on studio_purse_tosses (operator_id, changed_at, id);

create function studio_purse_toss_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger studio_purse_tosses_changed before update of stake, win, state on studio_purse_tosses
  for each row execute function studio_purse_toss_changed();
