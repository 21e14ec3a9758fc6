-- Work that happens again and again. One row for each kind of it: whichever process moves `next_at` on does that turn.
create table kit_schedule (
  name text primary key check (name ~ '^[a-z]+\.[a-zA-Z]+$'),
  every_ms integer not null check (every_ms > 0),
  next_at timestamptz not null default clock_timestamp(),
  begun_at timestamptz,
  ended_at timestamptz,
  -- Turns in a row that failed, and why the last of them did; empty after one that did not.
  failures integer not null default 0 check (failures >= 0),
  fault text not null default ''
);
grant select, insert, update on kit_schedule to baize_app;

-- The queue is graphile-worker's, whose own migrations have run before this one. Its tables are closed row by row.
grant usage on schema graphile_worker to baize_app;
do $$
declare
  name text;
begin
  foreach name in array array['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'] loop
    execute format('grant select, insert, update, delete on graphile_worker.%I to baize_app', name);
    execute format('create policy baize_app on graphile_worker.%I to baize_app using (true) with check (true)', name);
  end loop;
end $$;
grant select on graphile_worker.migrations to baize_app;
-- What failed for good stays until an operator has looked at it, and is looked up by its brand.
create index jobs_brand on graphile_worker._private_jobs ((payload ->> 'brandId'), id);
