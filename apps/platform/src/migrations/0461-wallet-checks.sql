-- What the checks of all books found. The application asks for one and writes down what came of it through the functions
-- below, and in no other way; the newest hundred are kept.
create table wallet_checks (
  id bigint primary key generated always as identity,
  asked_at timestamptz not null default clock_timestamp(),
  -- The operator who asked; empty where it was the clock.
  asked_by text not null default '',
  begun_at timestamptz,
  ended_at timestamptz,
  -- The moment of the state of the books that was read.
  taken_at timestamptz,
  is_sound boolean,
  -- [{what, where, brandId}]; brandId is null for what all brands share, such as a chain.
  faults jsonb not null default '[]' check (jsonb_typeof(faults) = 'array'),
  -- Of one kind there are more faults than are named.
  is_cut boolean not null default false,
  chains jsonb not null default '[]' check (jsonb_typeof(chains) = 'array'),
  check ((ended_at is null) = (taken_at is null) and (ended_at is null) = (is_sound is null)),
  check (ended_at is null or begun_at is not null)
);
-- One at a time waits or runs.
create unique index wallet_checks_open on wallet_checks ((true)) where ended_at is null;

-- Asks for a check unless one waits or runs already. False: one does.
create function wallet_ask_check(by_operator text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into wallet_checks (asked_by) values (by_operator) on conflict do nothing;
  return found;
end $$;

-- Takes the check that waits; one whose process has been silent for longer than its deadline is taken over. Nothing: none.
create function wallet_begin_check(patience interval) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_id bigint;
begin
  update wallet_checks set begun_at = clock_timestamp()
   where ended_at is null and (begun_at is null or begun_at < clock_timestamp() - patience)
  returning id into v_id;
  return v_id;
end $$;

create function wallet_end_check(check_id bigint, at timestamptz, sound boolean, found_faults jsonb, cut boolean, heads jsonb)
returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update wallet_checks
     set ended_at = clock_timestamp(), taken_at = at, is_sound = sound, faults = found_faults, is_cut = cut, chains = heads
   where id = check_id and ended_at is null;
  delete from wallet_checks where id <= check_id - 100;
end $$;

-- A check that came to no end waits for another try.
create function wallet_release_check(check_id bigint) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update wallet_checks set begun_at = null where id = check_id and ended_at is null;
$$;

revoke all on wallet_checks from public;
grant select on wallet_checks to baize_app;
revoke all on function wallet_ask_check(text), wallet_begin_check(interval), wallet_release_check(bigint),
  wallet_end_check(bigint, timestamptz, boolean, jsonb, boolean, jsonb) from public;
grant execute on function wallet_ask_check(text), wallet_begin_check(interval), wallet_release_check(bigint),
  wallet_end_check(bigint, timestamptz, boolean, jsonb, boolean, jsonb) to baize_app;

-- Who looks after the platform itself sees what concerns all brands; the account still belongs to the brand it signs in at.
alter table operators_accounts drop constraint operators_accounts_role_check,
  add constraint operators_accounts_role_check check (role in ('operator', 'approver', 'auditor', 'platform'));
