-- A code may also prove that a number or address belongs to an account that is there already.
alter table identity_codes drop constraint identity_codes_purpose_check;
alter table identity_codes add constraint identity_codes_purpose_check
  check (purpose in ('login', 'register', 'recovery', 'verification', 'binding'));
