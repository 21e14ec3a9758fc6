-- Operators read what agents wrote, last changed first.
create index agents_invites_changed on agents_invites (brand_id, updated_at desc, member_id desc);
