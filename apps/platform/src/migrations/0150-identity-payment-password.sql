-- When the payment password was last changed; empty while the first one stands. Withdrawals rest after a change.
alter table identity_profiles add column payment_password_changed_at timestamptz;
grant update (payment_password_changed_at) on identity_profiles to baize_app;
