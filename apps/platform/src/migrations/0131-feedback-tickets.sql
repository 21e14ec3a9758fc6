-- What members write to the house. An entry moves from open to answered and from either to closed, where it stays.
create table feedback_tickets (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null,
  account text not null,
  type text collate "C" not null
    check (type in ('deposit', 'withdrawal', 'game', 'account', 'promotion', 'suggestion', 'complaint', 'other')),
  content text not null check (content <> ''),
  contact text not null default '',
  status text collate "C" not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index feedback_tickets_member on feedback_tickets (member_id, id desc);
create index feedback_tickets_queue on feedback_tickets (brand_id, status, id);

create table feedback_replies (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  ticket_id bigint not null references feedback_tickets (id),
  operator_id bigint not null,
  operator text not null,
  request_id uuid not null,
  content text not null check (content <> ''),
  created_at timestamptz not null default now(),
  unique (brand_id, operator_id, request_id)
);
create index feedback_replies_ticket on feedback_replies (ticket_id, id);

create function feedback_refuse_after_close() returns trigger language plpgsql as $$
begin
  if old.status = 'closed' then
    raise exception 'feedback % is closed', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger feedback_tickets_stay_closed before update on feedback_tickets
  for each row execute function feedback_refuse_after_close();

revoke all on feedback_tickets, feedback_replies from public;
grant select, insert on feedback_tickets, feedback_replies to baize_app;
grant update (status, updated_at) on feedback_tickets to baize_app;
