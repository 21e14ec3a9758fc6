-- When the aggregation last looked far back for what a clock that was set back made too old to be found otherwise.
alter table agents_cursors add column looked_back_at timestamptz not null default '-infinity';
grant update (looked_back_at) on agents_cursors to baize_app;
