-- What a way to pay in is called in each language of its members; an empty or missing word is `name`, which operators see.
-- A request keeps the words that its payer was shown.
alter table cashier_methods add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
grant update (names) on cashier_methods to baize_app;
alter table cashier_deposits add column method_names jsonb not null default '{}';
