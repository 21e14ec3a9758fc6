-- When a member last said that their limits for deposits are right as they stand. Who changes one says as much, which
-- stands in limits_changes.
create table limits_reviews (
  member_id bigint not null,
  brand_id integer not null,
  reviewed_at timestamptz not null,
  primary key (member_id, brand_id)
);
revoke all on limits_reviews from public;
grant select, insert, update on limits_reviews to baize_app;
