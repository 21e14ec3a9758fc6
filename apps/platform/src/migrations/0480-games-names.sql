-- What a game is called in each language, by the code of the language: one column, whichever languages there are.
alter table games_games add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
alter table games_games alter column name_en set default '', alter column name_cn set default '';
update games_games set names = jsonb_strip_nulls(jsonb_build_object(
  'EN', nullif(name_en, ''), 'CN', nullif(name_cn, ''), 'MS', nullif(name_ms, '')));

-- The columns of before stay while programs of before may still run. A row says the same in both, whichever its writer
-- knows; a name is never lost on the way.
create function games_agree_on_names() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  told constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'EN', nullif(new.name_en, ''), 'CN', nullif(new.name_cn, ''), 'MS', nullif(new.name_ms, '')));
begin
  if tg_op = 'INSERT' then
    new.names := told || new.names;
  elsif new.names = old.names then
    new.names := new.names || told;
  end if;
  new.name_en := coalesce(new.names ->> 'EN', '');
  new.name_cn := coalesce(new.names ->> 'CN', new.name_en);
  new.name_ms := coalesce(new.names ->> 'MS', '');
  return new;
end $$;
create trigger games_agree_on_names before insert or update on games_games
  for each row execute function games_agree_on_names();
