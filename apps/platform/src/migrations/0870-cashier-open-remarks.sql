-- A deposit that is being looked at is told apart by its remark as one that waits for its transfer is.
drop index cashier_deposits_remark;
create unique index cashier_deposits_remark on cashier_deposits (brand_id, remark) where status in ('pending', 'review');
