-- Names for parts of the members: whoever meets every condition, which is worked out where it is asked and stored nowhere.
-- What was removed stays, for what was once sent by it.
create table members_segments (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  name text not null check (char_length(name) between 1 and 40),
  conditions jsonb not null check (jsonb_typeof(conditions) = 'array' and jsonb_array_length(conditions) between 1 and 10),
  -- Of the amounts in the conditions.
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index members_segments_name on members_segments (brand_id, lower(name)) where removed_at is null;

revoke all on members_segments from public;
grant select, insert on members_segments to baize_app;
grant update (name, conditions, version, updated_by, updated_at, removed_at) on members_segments to baize_app;

-- Messages and promotions may be meant for a segment.
alter table messages_broadcasts drop constraint messages_broadcasts_audience_check;
alter table messages_broadcasts add constraint messages_broadcasts_audience_check check
  (audience in ('everybody', 'newMembers', 'silent', 'tagged', 'segment'));
alter table messages_broadcasts
  add column segment_id bigint references members_segments (id),
  add constraint messages_broadcasts_segment check ((audience = 'segment') = (segment_id is not null));
create index messages_broadcasts_for_segment on messages_broadcasts (segment_id) where status = 'scheduled';

alter table promotions_campaigns drop constraint promotions_campaigns_audience_check;
alter table promotions_campaigns add constraint promotions_campaigns_audience_check check
  (audience in ('everybody', 'newMembers', 'depositors', 'tagged', 'segment'));
alter table promotions_campaigns
  add column segment_id bigint references members_segments (id),
  add constraint promotions_campaigns_segment check ((audience = 'segment') = (segment_id is not null));
create index promotions_campaigns_for_segment on promotions_campaigns (segment_id) where segment_id is not null;
grant update (segment_id) on promotions_campaigns to baize_app;
