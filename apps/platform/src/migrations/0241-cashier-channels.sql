-- Further ways to pay in: a code to scan, a gateway, and a transfer on a chain. `network` and `qr_text` belong to the last
-- and the first of them; a gateway has no account to pay to.
alter table cashier_methods drop constraint cashier_methods_kind_check;
alter table cashier_methods
  add constraint cashier_methods_kind_check check (kind in ('bankTransfer', 'qr', 'gateway', 'crypto')),
  add column gateway_id integer references gateways_gateways (id),
  add column network text collate "C" not null default '' check (network in ('', 'TRON', 'ETHEREUM', 'BITCOIN')),
  add column qr_text text not null default '' check (length(qr_text) <= 512),
  add column version integer not null default 1,
  add constraint cashier_methods_gateway_kind_check check ((kind = 'gateway') = (gateway_id is not null)),
  add constraint cashier_methods_network_kind_check check ((kind = 'crypto') = (network <> '')),
  add constraint cashier_methods_qr_kind_check check ((kind = 'qr') = (qr_text <> ''));
grant update (name, bank, account_name, account_number, qr_text, minimum, maximum, fee, minutes_to_expire, is_open, version)
  on cashier_methods to baize_app;

alter table cashier_deposits
  add column kind text collate "C" not null default 'bankTransfer',
  add column gateway_id integer,
  add column network text collate "C" not null default '',
  add column qr_text text not null default '',
  -- The transfer on the chain as its payer typed it; it can be said once in a brand, for one deposit.
  add column tx_hash text collate "C",
  drop constraint cashier_deposits_check2,
  add constraint cashier_deposits_decider_check check (case when gateway_id is null
    then (status in ('approved', 'rejected')) = (decided_by is not null) else decided_by is null end);
create unique index cashier_deposits_tx_hash on cashier_deposits (brand_id, network, tx_hash) where status <> 'rejected';
grant update (tx_hash, expires_at) on cashier_deposits to baize_app;

-- What is decided stays decided, whoever writes; but money that a gateway reports late is money all the same, and nobody
-- has decided about such a deposit before.
create or replace function cashier_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending'
    and not (old.gateway_id is not null and old.status in ('expired', 'rejected') and new.status = 'approved') then
    raise exception 'deposit % is % already', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;

-- What members hand in to show that they have paid: one file for a deposit, for its owner and the operators alone.
create table cashier_deposit_proofs (
  deposit_id bigint primary key references cashier_deposits (id),
  brand_id integer not null,
  member_id bigint not null,
  media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
  content bytea not null check (length(content) between 1 and 5242880),
  created_at timestamptz not null default now()
);

-- While a gateway is paying a withdrawal out, nobody can pay it by hand or refuse it.
alter table cashier_withdrawals add column is_paying boolean not null default false,
  add column pay_note text not null default '',
  add constraint cashier_withdrawals_paying_check check (not is_paying or status = 'approved');
grant update (is_paying, pay_note) on cashier_withdrawals to baize_app;
create function cashier_refuse_while_paying() returns trigger language plpgsql as $$
begin
  if old.is_paying and new.is_paying = old.is_paying and new.status <> old.status then
    raise exception 'withdrawal % is being paid', old.id using errcode = '42501';
  end if;
  if old.is_paying and not new.is_paying and new.status not in ('paid', 'approved') then
    raise exception 'withdrawal % is being paid', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger cashier_withdrawals_while_paying before update on cashier_withdrawals
  for each row execute function cashier_refuse_while_paying();

alter table cashier_withdraw_rules add column version integer not null default 1;
revoke all on cashier_deposit_proofs from public;
grant select, insert on cashier_deposit_proofs to baize_app;
grant insert, update on cashier_withdraw_rules to baize_app;
