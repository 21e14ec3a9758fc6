-- An operator opens an agent at the top, makes an account an agent, or makes an agent a plain member again.
alter table agents_changes drop constraint agents_changes_what_check,
  add constraint agents_changes_what_check
    check (what in ('granted', 'used', 'terms', 'moved', 'opened', 'promoted', 'demoted'));
