-- A round that the operator granted: its bet is told as free, by the operator's name for the grant.
alter table studio_rounds add column reward uuid;
