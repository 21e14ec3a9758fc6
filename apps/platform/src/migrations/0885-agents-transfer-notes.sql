-- What the sender of a transfer along the line wrote to it; both sides read it.
alter table agents_transfers add column note text not null default '' check (char_length(note) <= 140);
