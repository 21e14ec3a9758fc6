-- Which browsers a member has been in, and who else was in them; a new password forgets them all.
create index identity_browsers_member on identity_browsers (member_id);
