-- An entry is a thread: its member may write on to it, and may hand in pictures with whatever he writes. A line without
-- an operator is the member's own.
alter table feedback_replies alter column operator_id drop not null;
alter table feedback_replies add check ((operator_id is null) = (operator = ''));
create unique index feedback_replies_own_request on feedback_replies (brand_id, member_id, request_id)
  where operator_id is null;

-- Pictures are numbered within their entry; `reply_id` is the line they came with, none for the entry itself.
create table feedback_images (
  ticket_id bigint not null references feedback_tickets (id),
  position integer not null check (position between 1 and 10000),
  reply_id bigint references feedback_replies (id),
  brand_id integer not null,
  member_id bigint not null,
  media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg')),
  content bytea not null check (length(content) between 1 and 5242880),
  primary key (ticket_id, position)
);
-- Pictures are packed already.
alter table feedback_images alter column content set storage external;

-- What waits longest comes first, counted from when its member wrote last.
create index feedback_tickets_waiting on feedback_tickets (brand_id, updated_at, id) where status = 'open';

revoke all on feedback_images from public;
grant select, insert on feedback_images to baize_app;
