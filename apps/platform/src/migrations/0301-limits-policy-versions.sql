-- Operators set what their brand's licence asks for; two who do it at once do not write over each other.
alter table limits_policies add column version integer not null default 1;
grant insert, update (profile, cooling_hours, exclusion_months, reminder_minutes, version) on limits_policies to baize_app;
