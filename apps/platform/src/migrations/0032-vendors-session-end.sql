-- A launch token ends with the session of the member who opened the game; nothing else of the row ever changes.
grant update (expires_at) on vendors_sessions to baize_app;
