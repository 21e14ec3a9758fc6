-- From this amount on, two different operators have to approve a deposit. A brand that has said so for withdrawals starts
-- with the same amount.
alter table cashier_withdraw_rules add column deposit_second_from bigint check (deposit_second_from > 0);
update cashier_withdraw_rules set deposit_second_from = second_from;
alter table cashier_withdraw_rules alter column deposit_second_from set not null;

-- A transfer that arrives after the hour of its request is credited late, with the reason of whoever found it.
alter table cashier_deposits
  add column needs_second boolean not null default false,
  add column first_approver_id bigint,
  add column first_approver text not null default '',
  add column first_approved_at timestamptz,
  add column is_late boolean not null default false,
  drop constraint cashier_deposits_status_check,
  drop constraint cashier_deposits_check1,
  drop constraint cashier_deposits_held_check,
  add constraint cashier_deposits_status_check
    check (status in ('pending', 'review', 'approved', 'rejected', 'expired', 'held', 'returned')),
  add constraint cashier_deposits_decided_check check ((status in ('pending', 'review')) = (decided_at is null)),
  add constraint cashier_deposits_held_check check (case when status in ('held', 'returned')
    then gateway_id is not null and held_for in ('deposit_limit', 'time_out', 'excluded', 'account_closed') else true end),
  add constraint cashier_deposits_review_check check (status <> 'review' or (needs_second and gateway_id is null)),
  add constraint cashier_deposits_first_check check ((first_approver_id is null) = (first_approved_at is null)
    and (status <> 'review' or first_approver_id is not null)),
  add constraint cashier_deposits_second_check check (not needs_second or status <> 'approved'
    or (first_approver_id is not null and decided_by is not null and first_approver_id <> decided_by)),
  add constraint cashier_deposits_late_check check (not is_late or (gateway_id is null and length(reason) >= 10));
grant update (first_approver_id, first_approver, first_approved_at, is_late) on cashier_deposits to baize_app;

-- What is decided stays decided, whoever writes; what has expired is approved as late or not at all, and a deposit that has
-- one approval waits for the other one or is refused.
create or replace function cashier_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status = 'pending' or (old.status = 'review' and new.status in ('approved', 'rejected'))
    or (old.gateway_id is not null and (
      (old.status in ('expired', 'rejected') and new.status in ('approved', 'held'))
      or (old.status = 'held' and new.status in ('approved', 'returned'))))
    or (old.gateway_id is null and old.status = 'expired' and new.status in ('review', 'approved') and new.is_late) then
    return new;
  end if;
  raise exception 'deposit % is % already', old.id, old.status using errcode = '42501';
end $$;
