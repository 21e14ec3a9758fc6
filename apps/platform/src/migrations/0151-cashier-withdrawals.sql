-- What withdrawals of a brand have to keep to. Amounts are in 1/100,000 of the currency; without a row none are taken.
create table cashier_withdraw_rules (
  brand_id integer not null references site_brands (id),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum and maximum <= 1000000000000000),
  fee_bps integer not null default 0 check (fee_bps between 0 and 5000),
  daily_count integer not null check (daily_count > 0),
  daily_sum bigint not null check (daily_sum > 0),
  -- From this amount on two different operators have to approve.
  second_from bigint not null check (second_from > 0),
  -- How much of the deposits has to be staked first, in 1/10,000.
  turnover_bps integer not null default 10000 check (turnover_bps between 0 and 1000000),
  confirm_minutes integer not null default 30 check (confirm_minutes between 1 and 10080),
  primary key (brand_id, currency)
);

-- Where members want to be paid to. Nothing of a row ever changes; number_key is the number as it is compared.
create table cashier_accounts (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  request_id uuid not null,
  kind text collate "C" not null check (kind in ('bank', 'wallet')),
  bank text not null check (bank <> ''),
  branch text not null default '',
  holder_name text not null check (holder_name <> ''),
  number_key text collate "C" not null check (number_key <> ''),
  created_at timestamptz not null default now(),
  unique (brand_id, member_id, request_id),
  unique (brand_id, member_id, kind, number_key)
);
create index cashier_accounts_number on cashier_accounts (brand_id, kind, number_key);

-- Withdrawals. The account is copied, so that what is paid is what was asked for. All of `amount` is held by the ledger.
create table cashier_withdrawals (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  request_id uuid not null,
  account_id bigint not null references cashier_accounts (id),
  kind text collate "C" not null,
  bank text not null,
  branch text not null,
  holder_name text not null,
  number_key text not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text collate "C" not null,
  status text collate "C" not null default 'requested' check (status in
    ('requested', 'review', 'approved', 'paid', 'received', 'receivedPart', 'notReceived', 'closed', 'rejected')),
  flags text[] collate "C" not null default '{}',
  turnover_required bigint not null,
  turnover_done bigint not null,
  needs_second boolean not null,
  confirm_minutes integer not null,
  first_approver_id bigint,
  first_approver text not null default '',
  approver_id bigint,
  approver text not null default '',
  payer_id bigint,
  payer text not null default '',
  -- Who brought the present state about; nobody's name where it was the member or the clock.
  acted_by text not null default '',
  reference text not null default '',
  confirm_by timestamptz,
  is_forced boolean not null default false,
  amount_received bigint check (amount_received > 0 and amount_received < amount - fee),
  paid_back bigint not null default 0 check (paid_back >= 0 and paid_back <= amount - fee - coalesce(amount_received, 0)),
  public_reason text not null default '',
  reason text not null default '',
  created_at timestamptz not null default now(),
  unique (brand_id, member_id, request_id),
  check (not needs_second or approver_id is null or (first_approver_id is not null and first_approver_id <> approver_id)),
  check ((confirm_by is null) = (status in ('requested', 'review', 'approved', 'rejected'))),
  check (paid_back = 0 or status = 'closed')
);
create index cashier_withdrawals_member on cashier_withdrawals (brand_id, member_id, id);
create index cashier_withdrawals_queue on cashier_withdrawals (brand_id, status, id);
create index cashier_withdrawals_confirm_by on cashier_withdrawals (confirm_by) where status = 'paid';

-- Every state that a withdrawal has had, and who brought it there; nobody's name where it was the member or the clock.
create table cashier_withdrawal_steps (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  withdrawal_id bigint not null references cashier_withdrawals (id),
  status text collate "C" not null,
  by_operator text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index cashier_withdrawal_steps_withdrawal on cashier_withdrawal_steps (withdrawal_id, id);

-- What members hand in when nothing arrived: one file for a withdrawal, for its owner and the operators alone.
create table cashier_proofs (
  withdrawal_id bigint primary key references cashier_withdrawals (id),
  brand_id integer not null,
  member_id bigint not null,
  media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
  content bytea not null check (length(content) between 1 and 5242880),
  created_at timestamptz not null default now()
);

-- A withdrawal only moves forward, whoever writes.
create function cashier_refuse_backward() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) in (
    ('requested', 'review'), ('requested', 'approved'), ('requested', 'rejected'),
    ('review', 'approved'), ('review', 'rejected'), ('approved', 'paid'), ('approved', 'rejected'),
    ('paid', 'received'), ('paid', 'receivedPart'), ('paid', 'notReceived'),
    ('receivedPart', 'closed'), ('notReceived', 'closed')
  ) then
    return new;
  end if;
  raise exception 'withdrawal % is % and cannot become %', old.id, old.status, new.status using errcode = '42501';
end $$;
create trigger cashier_withdrawals_forward_only before update of status on cashier_withdrawals
  for each row execute function cashier_refuse_backward();

-- Each state is noted by the table itself, in the transaction that brings it about.
create function cashier_note_step() returns trigger language plpgsql as $$
begin
  insert into cashier_withdrawal_steps (brand_id, withdrawal_id, status, by_operator)
  values (new.brand_id, new.id, new.status, new.acted_by);
  return null;
end $$;
create trigger cashier_withdrawals_first_step after insert on cashier_withdrawals
  for each row execute function cashier_note_step();
create trigger cashier_withdrawals_step after update of status on cashier_withdrawals
  for each row execute function cashier_note_step();

revoke all on cashier_withdraw_rules, cashier_accounts, cashier_withdrawals, cashier_withdrawal_steps, cashier_proofs
  from public;
grant select on cashier_withdraw_rules to baize_app;
grant select, insert on cashier_accounts, cashier_withdrawals, cashier_withdrawal_steps, cashier_proofs to baize_app;
grant update (status, first_approver_id, first_approver, approver_id, approver, payer_id, payer, acted_by, reference,
  confirm_by, is_forced, amount_received, paid_back, public_reason, reason) on cashier_withdrawals to baize_app;
