-- In some games the player decides something in the middle of a round. Its bet is paid by then, what was drawn up to there is
-- told, and the round waits for the answer; until when, `choice_due` says. Null in rounds that ask nothing.
alter table studio_rounds add column choice_due timestamptz;
alter table studio_rounds add column choice smallint check (choice >= 0);
alter table studio_rounds drop constraint studio_rounds_state_check;
alter table studio_rounds add constraint studio_rounds_state_check check (state in
  ('betting', 'choosing', 'winning', 'settled', 'refused', 'rollingBack', 'rolledBack', 'stuck', 'closed'));
alter table studio_rounds add constraint studio_rounds_choosing
  check (state <> 'choosing' or (choice_due is not null and choice is null));
drop index studio_rounds_open;
create unique index studio_rounds_open on studio_rounds (player_id, game_code)
  where state in ('betting', 'choosing', 'winning', 'rollingBack');
create index studio_rounds_choosing on studio_rounds (choice_due) where state = 'choosing';
