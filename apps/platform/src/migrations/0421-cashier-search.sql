-- What operators look for: the beginning of an account, a remark or a reference.
create index cashier_deposits_account on cashier_deposits (brand_id, lower(account) text_pattern_ops);
create index cashier_deposits_any_remark on cashier_deposits (brand_id, remark);
create index cashier_withdrawals_account on cashier_withdrawals (brand_id, lower(account) text_pattern_ops);
create index cashier_withdrawals_reference on cashier_withdrawals (brand_id, reference) where reference <> '';
