-- Operators say why they change what somebody was given; agents need not.
alter table agents_changes add column reason text not null default '';
