-- Vendors that keep the members' money in wallets of their own: money goes there and comes back by transfers that we ask
-- for. Their public key checks what they answer, since they never call us.
alter table vendors_vendors drop constraint vendors_vendors_dialect_check;
alter table vendors_vendors add constraint vendors_vendors_dialect_check check (dialect in ('hub88', 'tcg'));
