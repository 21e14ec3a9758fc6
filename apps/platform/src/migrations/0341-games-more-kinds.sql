-- What a vendor says of its games besides: the kind of a slot, of which arcade and bingo are two more, and the Malay name.
alter table games_games add column sub_category text collate "C" not null default ''
  check (sub_category in ('', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'));
alter table games_games add column name_ms text not null default '';
alter table games_decisions drop constraint games_decisions_sub_category_check;
alter table games_decisions add constraint games_decisions_sub_category_check
  check (sub_category in ('', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'));
