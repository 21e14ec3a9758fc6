-- What operators mark members with; who changed it stands in the trail.
create table members_tags (
  brand_id integer not null,
  member_id bigint not null,
  tag text not null check (char_length(tag) between 1 and 24),
  primary key (member_id, tag)
);
create unique index members_tags_once on members_tags (member_id, lower(tag));
create index members_tags_brand on members_tags (brand_id, lower(tag), member_id);

revoke all on members_tags from public;
grant select, insert, delete on members_tags to baize_app;
