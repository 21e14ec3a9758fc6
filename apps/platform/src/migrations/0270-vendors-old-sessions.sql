-- Launch tokens are removed long after their end: a win for an expired opening is still booked for months.
grant delete on vendors_sessions to baize_app;
create index vendors_sessions_expires_at on vendors_sessions (expires_at);
