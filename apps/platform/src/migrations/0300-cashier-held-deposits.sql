-- Money that a gateway has collected and that may not be credited now, since its member is excluded, has reached an own
-- limit, or is closed: it is held until an operator credits it (the ledger judges once more) or sends it back.
alter table cashier_deposits drop constraint cashier_deposits_status_check,
  drop constraint cashier_deposits_decider_check,
  add column held_for text collate "C" not null default '',
  add column return_reference text not null default '' check (length(return_reference) <= 100),
  add constraint cashier_deposits_status_check
    check (status in ('pending', 'approved', 'rejected', 'expired', 'held', 'returned')),
  add constraint cashier_deposits_held_check check (case when status in ('held', 'returned')
    then gateway_id is not null and held_for in ('deposit_limit', 'time_out', 'excluded', 'account_closed') else true end),
  add constraint cashier_deposits_returned_check check ((status = 'returned') = (return_reference <> '')),
  add constraint cashier_deposits_decider_check check (case when gateway_id is null
    then (status in ('approved', 'rejected')) = (decided_by is not null)
    else (decided_by is not null) = (status = 'returned' or (status = 'approved' and held_for <> '')) end);
grant update (held_for, return_reference) on cashier_deposits to baize_app;

create or replace function cashier_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' and not (old.gateway_id is not null and (
      (old.status in ('expired', 'rejected') and new.status in ('approved', 'held'))
      or (old.status = 'held' and new.status in ('approved', 'returned')))) then
    raise exception 'deposit % is % already', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
