-- What programs before 0480 read: none of them runs any more, and a name stands in one place.
drop trigger games_agree_on_names on games_games;
drop function games_agree_on_names();
alter table games_games drop column name_en, drop column name_cn, drop column name_ms;
