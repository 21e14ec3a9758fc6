-- Mails and text messages, written in the transaction of what caused them and sent afterwards.
create table outbox_messages (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  channel text not null check (channel in ('email', 'sms')),
  purpose text not null,
  recipient text not null check (length(recipient) between 3 and 254),
  subject text not null,
  -- Holds codes and links; it is emptied as soon as nobody has to send it any more.
  body text not null,
  -- kept: no way out is set up. dropped: written for nobody, so that the same work is done for strangers.
  status text not null check (status in ('waiting', 'sent', 'failed', 'kept', 'dropped')),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  -- After this moment the message is of no use any more and is not sent.
  expires_at timestamptz not null,
  fault text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz
);
create index outbox_messages_waiting on outbox_messages (next_at) where status = 'waiting';
create index outbox_messages_newest on outbox_messages (brand_id, id desc) where status <> 'dropped';
create index outbox_messages_dropped on outbox_messages (created_at) where status = 'dropped';
grant select, insert, delete on outbox_messages to baize_app;
grant update (body, status, attempts, next_at, fault, sent_at) on outbox_messages to baize_app;
