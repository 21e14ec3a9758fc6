-- The account that a withdrawal starts with: the first that was bound, until its owner chooses another. Nothing else of
-- an account ever changes.
alter table cashier_accounts add column is_default boolean not null default false;
update cashier_accounts set is_default = true
 where id in (select min(id) from cashier_accounts group by brand_id, member_id);
create unique index cashier_accounts_default on cashier_accounts (brand_id, member_id) where is_default;
grant update (is_default) on cashier_accounts to baize_app;
