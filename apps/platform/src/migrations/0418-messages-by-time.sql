-- Ids are handed out in blocks to each connection, so the newest message is the one that was written last and not the
-- one with the highest id.
create index messages_items_newest on messages_items (member_id, created_at desc, id desc);
create index messages_items_newest_unread on messages_items (member_id, created_at desc, id desc) where read_at is null;
drop index messages_items_member;
drop index messages_items_unread;
