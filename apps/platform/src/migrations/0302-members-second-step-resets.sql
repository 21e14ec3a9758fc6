-- A member who has lost the phone and the paper: one operator asks for two-step login to be taken off, another one decides.
-- One request of a member waits at a time; what is decided stays decided.
create table members_second_step_resets (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null references identity_accounts (id),
  account text not null,
  reason text not null check (length(reason) >= 10),
  status text collate "C" not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
  requested_by bigint not null,
  requested_by_name text not null,
  decided_by bigint,
  decided_by_name text not null default '',
  decision_reason text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (decided_by is null or decided_by <> requested_by),
  check ((status = 'requested') = (decided_by is null)),
  check ((status = 'requested') = (decided_at is null))
);
create unique index members_second_step_resets_one on members_second_step_resets (member_id) where status = 'requested';
create index members_second_step_resets_waiting on members_second_step_resets (brand_id, id) where status = 'requested';
create index members_second_step_resets_member on members_second_step_resets (member_id, id);

create function members_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'requested' then
    raise exception 'reset % is % already', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger members_second_step_resets_forward_only before update on members_second_step_resets
  for each row execute function members_refuse_second_decision();

-- What operators note about a member, for each other; nobody changes or removes a note.
create table members_notes (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null references identity_accounts (id),
  author_id bigint not null,
  author text not null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index members_notes_member on members_notes (member_id, id);

revoke all on members_second_step_resets, members_notes from public;
grant select, insert on members_second_step_resets, members_notes to baize_app;
grant update (status, decided_by, decided_by_name, decision_reason, decided_at) on members_second_step_resets to baize_app;
