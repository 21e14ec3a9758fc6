-- The overview shows who came in last at a brand.
create index identity_sessions_latest on identity_sessions (brand_id, created_at desc);
