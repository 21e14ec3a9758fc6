-- What a member played on a day, without a look at the member's other days. Neither column ever changes, so that closing
-- a round still touches no index.
create index vendors_rounds_member_day on vendors_rounds (member_id, started_at);

-- What was booked lately; lines stand in the table in the order of their booking, so this costs next to nothing.
create index wallet_entries_created on wallet_entries using brin (created_at)
  with (pages_per_range = 16, autosummarize = on);

-- Who came in lately, who did not, and who is there.
create index identity_accounts_last_in on identity_accounts (brand_id, (coalesce(last_login_at, created_at))) include (id);
create index identity_sessions_there on identity_sessions (brand_id, last_seen_at) include (member_id) where ended_at is null;
