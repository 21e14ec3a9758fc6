-- A list is short and the tables it meets are long, whatever the planner believes of them.
alter function limits_told(jsonb) set enable_seqscan = off;
alter function limits_told(jsonb) set enable_hashjoin = off;
alter function limits_told(jsonb) set enable_mergejoin = off;
