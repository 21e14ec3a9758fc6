-- Ids of sealed bodies that were opened; each passes once. Rows outlive the time window, then a job removes them.
create table kit_envelopes (
  jti uuid primary key,
  expires_at timestamptz not null
);
create index kit_envelopes_expires_at on kit_envelopes (expires_at);
grant select, insert, delete on kit_envelopes to baize_app;
