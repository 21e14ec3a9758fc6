-- Operators read the list of their rounds in the order of their beginning.
create index studio_rounds_of_operator on studio_rounds (operator_id, created_at, id) where operator_user is not null;
