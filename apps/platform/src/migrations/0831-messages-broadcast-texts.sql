-- A message to many has a title and a text for each language. `language` is the one that has to be there, which whoever reads
-- another without a text reads: the brand's own when it was written. What was written before is in the brand's own now.
alter table messages_broadcasts add column language text collate "C";
alter table messages_broadcasts disable trigger messages_broadcasts_forward;
update messages_broadcasts m set language = case when b.language in ('CN', 'EN', 'MS') then b.language else 'EN' end
  from (select s.id, coalesce(v.value ->> 'defaultLanguage', s.default_language) as language
          from site_brands s left join site_settings v on v.brand_id = s.id) b
 where b.id = m.brand_id;
alter table messages_broadcasts enable trigger messages_broadcasts_forward;

alter table messages_broadcasts
  alter column language set not null,
  drop constraint messages_broadcasts_title_check,
  drop constraint messages_broadcasts_content_check,
  alter column title type jsonb using jsonb_build_object(language, title),
  alter column content type jsonb using jsonb_build_object(language, content),
  add check (coalesce(title ->> language, '') <> ''),
  add check (coalesce(content ->> language, '') <> '');
