-- What people write to the house without an account. A letter is answered once or closed, and stays as it is then.
create table feedback_letters (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  request_id uuid not null,
  -- What its sender was told to name it by.
  number text collate "C" not null check (number ~ '^[A-Z0-9]{8}$'),
  name text not null check (char_length(name) <= 64),
  email text collate "C" not null check (char_length(email) between 3 and 128),
  content text not null check (char_length(content) between 10 and 500),
  language text collate "C" not null,
  status text collate "C" not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text not null default '' check (char_length(answer) <= 2000),
  operator_id bigint,
  operator text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (brand_id, request_id),
  unique (brand_id, number),
  check ((status = 'answered') = (answer <> '')),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'open') = (operator_id is null))
);
create index feedback_letters_queue on feedback_letters (brand_id, status, id);
create index feedback_letters_decided on feedback_letters (decided_at) where decided_at is not null;

create function feedback_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' then
    raise exception 'letter % is %', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger feedback_letters_stay_decided before update on feedback_letters
  for each row execute function feedback_refuse_second_decision();

revoke all on feedback_letters from public;
grant select, insert, delete on feedback_letters to baize_app;
grant update (status, answer, operator_id, operator, decided_at) on feedback_letters to baize_app;

insert into kit_retention (table_name, kept_days, reason) values
  ('feedback_letters', 365, 'names and addresses of people who have no account; a year after the answer nobody comes back to it');
