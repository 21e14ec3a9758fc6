-- A link without an owner is the house's: whom it opens stands at the top.
alter table agents_links alter column owner_id drop not null;
