-- A call that waits this long for a member's account is undone and asked again: the calls that travel with it must not
-- run out of the vendor's time because somebody else holds one account.
alter function vendors_post(jsonb) set lock_timeout = '1s';
