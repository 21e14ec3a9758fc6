-- A brand may give out a word of three letters as a code: what a link carries has to be somebody's now.
alter table identity_invitations
  drop constraint identity_invitations_code_check,
  add constraint identity_invitations_code_check check (code ~ '^[A-Z0-9]{3,32}$');
